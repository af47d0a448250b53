import { Card, Skeleton, styled, VisuallyHidden } from '@aarohan/shared/ui';
import { postsPerPage } from './job-post-rules.ts';
import { PostGrid } from './post-grid.ts';

/** The shape of one page of job posts while they are on their way. */
export const PostsSkeleton = () => (
  <div aria-busy="true">
    <VisuallyHidden role="status">Loading job posts…</VisuallyHidden>
    <PostGrid as="div">
      {Array.from({ length: postsPerPage }, (_, place) => (
        <Card key={place}>
          <Skeleton ratio="16 / 9" />
          <Lines>
            <Skeleton width="80%" height={20} />
            <Skeleton height={84} />
            <Skeleton width="60%" height={28} />
          </Lines>
        </Card>
      ))}
    </PostGrid>
  </div>
);

const Lines = styled('div')({ display: 'grid', gap: 12, padding: 16 });
