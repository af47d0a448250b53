import { color, Container, fontSize, media, styled } from '@aarohan/shared/ui';

/** What the drive is, in one line, with the fair's facts as quiet figures (spec 2 §9). */
export const DriveHero = () => (
  <Band>
    <Container>
      <Kicker>Campus drive</Kicker>
      <h1>Seven days from classroom to offer letter</h1>
      <Lead>Recruiters, final-year students and their colleges meet on one campus: tests, interviews and offers within a week.</Lead>
      <Figures>
        {figures.map(({ figure, what }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </Figures>
    </Container>
  </Band>
);

const figures = [
  { figure: '7 days', what: 'from opening to offers' },
  { figure: '50+', what: 'corporates at the fair' },
  { figure: '50,000+', what: 'graduates at the fair' },
];

const Band = styled('div')({
  position: 'relative',
  padding: '40px 0',
  background: color.ink,
  color: color.surface,
  // The motif: steps that rise out of the band's end.
  '&::after': {
    content: '""',
    position: 'absolute',
    right: 0,
    bottom: 0,
    display: 'none',
    width: '36%',
    height: '78%',
    background: `linear-gradient(90deg, rgb(255 255 255 / 4%) 0 33.3%, rgb(255 255 255 / 8%) 0 66.6%, ${color.primary} 0)`,
    clipPath: 'polygon(0 70%, 33.3% 70%, 33.3% 38%, 66.6% 38%, 66.6% 0, 100% 0, 100% 100%, 0 100%)',
    [media.desktop]: { display: 'block' },
  },
  h1: { maxWidth: '18ch', [media.desktop]: { fontSize: fontSize.hero } },
  [media.desktop]: { padding: '72px 0' },
});
const Kicker = styled('p')({ marginBottom: 12, color: color.marigold, fontWeight: 700 });
const Lead = styled('p')({ maxWidth: '56ch', marginTop: 16, color: color.mutedOnInk, fontSize: fontSize.lead });
const Figures = styled('dl')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '16px 40px',
  marginTop: 32,
  div: { display: 'flex', flexDirection: 'column-reverse' },
  dt: { color: color.mutedOnInk, fontSize: fontSize.small },
  dd: { fontSize: fontSize.h3, fontWeight: 800, lineHeight: 1.3, fontVariantNumeric: 'tabular-nums' },
});
