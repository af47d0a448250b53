import { media, styled } from '@aarohan/shared/ui';
import type { CatalogueView } from './catalogue-rules.ts';

/** Two cards beside each other in the grid, one below the other in the list. */
export const ResultGrid = styled('ul')<{ ownerState: Pick<CatalogueView, 'layout'> }>(({ ownerState: { layout } }) => ({
  display: 'grid',
  gap: 16,
  ...(layout === 'grid' && { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } }),
}));
