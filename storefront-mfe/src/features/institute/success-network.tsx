import { institute } from '@aarohan/shared/brand';
import { ButtonLink, Card, Icon, color, fontSize, media, styled } from '@aarohan/shared/ui';

/** What the recruiters' part ends with: three claims and the way to the campus drive (spec 1 §1). */
export const SuccessNetwork = () => (
  <Root>
    <div>
      <h3>Join Our Success Network</h3>
      <p>Meet the companies that hire from our batches at the next campus drive.</p>
    </div>
    <Claims>
      {claims.map(({ figure, what }) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </Claims>
    <ButtonLink to="/campus_drive" variant="contained" size="large" endIcon={<Icon name="arrow-right" size={18} />}>
      Explore Opportunities
    </ButtonLink>
  </Root>
);

/** To a recruiter the learners are alumni, and the number of courses says nothing. */
const claims = institute.claims
  .filter(({ what }) => what !== 'courses')
  .map(({ figure, what }) => ({ figure, what: what === 'learners' ? 'alumni' : what }));

const Root = styled(Card)({
  display: 'grid',
  gap: 24,
  marginTop: 16,
  padding: 24,
  h3: { fontSize: fontSize.h3 },
  p: { marginTop: 8, maxWidth: '44ch', color: color.muted },
  [media.tablet]: { marginTop: 24 },
  [media.wide]: { gridTemplateColumns: '1fr auto auto', alignItems: 'center', gap: 48, padding: 32 },
});

const Claims = styled('dl')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px 32px',
  margin: 0,
  div: { display: 'flex', flexDirection: 'column-reverse' },
  dt: { color: color.muted },
  dd: { fontSize: fontSize.h3, fontWeight: 700, lineHeight: 1.3, letterSpacing: '-0.02em', fontVariantNumeric: 'tabular-nums' },
});
