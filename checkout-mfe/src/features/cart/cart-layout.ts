import { Card, fontSize, media, radius, styled } from '@aarohan/shared/ui';

/** The boxes that the cart and its skeleton have in common, so that nothing jumps when it arrives. */
export const Columns = styled('div')({
  display: 'grid',
  gap: 24,
  alignItems: 'start',
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 360px', gap: 32 },
});

export const Lines = styled('ul')({ display: 'grid', gap: 16 });

export const Row = styled(Card)({
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr) auto',
  gridTemplateAreas: '"picture about about" "stepper stepper subtotal"',
  alignItems: 'center',
  gap: 16,
  padding: 16,
  [media.tablet]: {
    gridTemplateColumns: '160px minmax(0, 1fr) auto',
    gridTemplateAreas: '"picture about about" "picture stepper subtotal"',
    gap: '12px 24px',
  },
});

export const Picture = styled('div')({ gridArea: 'picture', aspectRatio: '16 / 9', borderRadius: radius.control, overflow: 'hidden' });

export const SummaryCard = styled(Card)({
  display: 'grid',
  gap: 16,
  padding: 24,
  h2: { fontSize: fontSize.h3 },
  [media.desktop]: { position: 'sticky', top: 96 },
});
