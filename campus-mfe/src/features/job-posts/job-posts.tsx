import { useRef } from 'react';
import type { JobBlog } from '@aarohan/shared/campus';
import { useQuery } from '@aarohan/shared/query';
import { useSearchParams } from '@aarohan/shared/router';
import { StateMessage, styled, VisuallyHidden } from '@aarohan/shared/ui';
import { drivePath, postsOf } from './drive-rules.ts';
import { JobPostCard } from './job-post-card.tsx';
import { pageOf, postPath } from './job-post-rules.ts';
import { jobPostsQuery } from './job-posts-query.ts';
import { PostGrid } from './post-grid.ts';
import { PostPager } from './post-pager.tsx';
import { PostsSkeleton } from './posts-skeleton.tsx';

/** The job posts of a drive in each of their states, four to a page; the page is in the address. */
export function JobPosts({ drive }: { drive: string }) {
  const { data, error, refetch } = useQuery(jobPostsQuery);
  const posts = data && postsOf(data, drive);
  const region = useRef<HTMLDivElement>(null);

  function retry() {
    // The Retry button goes away; focus must not fall off the page with it.
    region.current?.focus();
    void refetch();
  }

  // On a phone the pager lies far below the first post of the next page.
  function showStart() {
    if (region.current && region.current.getBoundingClientRect().top < 0) region.current.scrollIntoView();
  }

  return (
    <Region ref={region} tabIndex={-1}>
      {posts && posts.length > 0 && <PostPages drive={drive} posts={posts} onTurned={showStart} />}
      {posts?.length === 0 && (
        <StateMessage tone="empty" icon="briefcase" title="No job posts yet">
          New posts appear here as soon as companies send them. Come back soon.
        </StateMessage>
      )}
      {!posts && error && <StateMessage tone="error" title="Failed to load blogs." onRetry={retry} />}
      {!posts && !error && <PostsSkeleton />}
    </Region>
  );
}

function PostPages({ drive, posts, onTurned }: { drive: string; posts: JobBlog[]; onTurned: () => void }) {
  const [params, setParams] = useSearchParams();
  const { page, pages, posts: shown } = pageOf(posts, params.get('page'));

  function turnTo(next: number) {
    const changed = new URLSearchParams(params);
    if (next === 1) changed.delete('page');
    else changed.set('page', String(next));
    setParams(changed, { preventScrollReset: true });
    onTurned();
  }

  return (
    <>
      <VisuallyHidden role="status">{`Page ${page} of ${pages}`}</VisuallyHidden>
      <PostGrid aria-label="Job posts">
        {shown.map((post) => (
          <li key={post._id}>
            <JobPostCard post={post} address={postPath(drivePath(drive), post._id)} />
          </li>
        ))}
      </PostGrid>
      {pages > 1 && <PostPager page={page} pages={pages} onPage={turnTo} />}
    </>
  );
}

const Region = styled('div')({ outline: 'none' });
