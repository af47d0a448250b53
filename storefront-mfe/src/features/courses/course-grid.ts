import { media, styled } from '@aarohan/shared/ui';

/** Six cards are two rows of three. */
export const CourseGrid = styled('div')({
  display: 'grid',
  gap: 16,
  [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 24 },
  [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
});
