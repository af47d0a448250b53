import { color, media, radius, styled } from '@aarohan/shared/ui';

/** One of several slides. All lie in one place, so the tallest gives the height and nothing jumps; paper shows them all. */
export const SlidePanel = styled('div')({
  gridArea: '1 / 1',
  display: 'grid',
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  overflow: 'hidden',
  visibility: 'hidden',
  opacity: 0,
  transition: 'opacity 200ms, visibility 200ms',
  '&[data-current]': { visibility: 'visible', opacity: 1 },
  [media.print]: { gridArea: 'auto', visibility: 'visible', opacity: 1 },
});
