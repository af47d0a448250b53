import { Card, color, fontSize, media, styled } from '@aarohan/shared/ui';

/** The boxes that the payment pages have in common. */
export const Place = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  maxWidth: 640,
  paddingBottom: 56,
  [media.desktop]: { paddingBottom: 96 },
});

export const Sheet = styled(Card)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  padding: 24,
  h2: { fontSize: fontSize.lead },
  [media.tablet]: { padding: 32 },
});

export const Facts = styled('dl')({
  display: 'grid',
  gap: 12,
  div: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '4px 24px' },
  dt: { color: color.muted },
  dd: { fontWeight: 600, overflowWrap: 'anywhere' },
});

export const Muted = styled('p')({ color: color.muted, fontSize: fontSize.small });

export const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 });

export const Panel = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 20 });
