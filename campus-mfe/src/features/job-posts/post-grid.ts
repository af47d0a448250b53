import { media, styled } from '@aarohan/shared/ui';

/** One page of posts: a column, two by two, or four in a row. */
export const PostGrid = styled('ul')({
  display: 'grid',
  gap: 16,
  [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: 24 },
});
