import { Card, Icon, color, media, styled, type IconName } from '@aarohan/shared/ui';

/** Four reasons, in the recruiters' order (spec 1 §1). */
export const BenefitCards = () => (
  <Grid>
    {benefits.map(({ icon, title, text }) => (
      <Benefit key={title} as="li">
        <Badge>
          <Icon name={icon} size={22} />
        </Badge>
        <h3>{title}</h3>
        <p>{text}</p>
      </Benefit>
    ))}
  </Grid>
);

const benefits: { icon: IconName; title: string; text: string }[] = [
  {
    icon: 'building',
    title: 'Top Tier Companies',
    text: 'Product firms, banks and consultancies take part in our drives and interview our learners directly.',
  },
  {
    icon: 'users',
    title: 'Strong Relationships',
    text: 'Our placement team knows the hiring managers by name and tells you what they look for.',
  },
  {
    icon: 'briefcase',
    title: 'Career Growth',
    text: 'Mock interviews, a portfolio review and salary advice, for the first job and for the next one.',
  },
  {
    icon: 'award',
    title: 'Recognition',
    text: 'Certificates by assessment, with your results on record for every recruiter who asks.',
  },
];

const Grid = styled('ul')({
  display: 'grid',
  gap: 16,
  [media.tablet]: { gridTemplateColumns: 'repeat(2, 1fr)', gap: 24 },
  [media.wide]: { gridTemplateColumns: 'repeat(4, 1fr)' },
});

const Benefit = styled(Card)({ padding: 24, p: { marginTop: 8, color: color.muted } });

const Badge = styled('span')({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  marginBottom: 16,
  borderRadius: 10,
  background: color.primaryTint,
  color: color.primary,
});
