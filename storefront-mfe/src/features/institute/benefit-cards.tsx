import { media, styled } from '@aarohan/shared/ui';
import { ReasonCard, type Reason } from '../../cards/reason-card.tsx';

/** Four reasons, in the recruiters' order (spec 1 §1). */
export const BenefitCards = () => (
  <Grid>
    {benefits.map((benefit) => (
      <ReasonCard key={benefit.title} {...benefit} />
    ))}
  </Grid>
);

const benefits: Reason[] = [
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
