import { institute } from '@aarohan/shared/brand';
import { color, fontSize, media, styled } from '@aarohan/shared/ui';

interface ClaimsProps {
  claims?: readonly { figure: string; what: string }[];
}

/** The institute in four quiet figures. */
export const Claims = ({ claims = institute.claims }: ClaimsProps) => (
  <List>
    {claims.map(({ figure, what }) => (
      <Claim key={what}>
        <dt>{what}</dt>
        <dd>{figure}</dd>
      </Claim>
    ))}
  </List>
);

const List = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, 1fr)',
  gap: '16px 24px',
  margin: '32px 0 0',
  paddingTop: 24,
  borderTop: `1px solid ${color.line}`,
  [media.tablet]: { gridTemplateColumns: 'repeat(4, 1fr)' },
  [media.desktop]: { marginTop: 56 },
});

const Claim = styled('div')({
  display: 'flex',
  flexDirection: 'column-reverse',
  dt: { color: color.muted },
  dd: { fontSize: fontSize.h3, fontWeight: 700, lineHeight: 1.3, letterSpacing: '-0.02em', fontVariantNumeric: 'tabular-nums' },
});
