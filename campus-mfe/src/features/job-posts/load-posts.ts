import type { QueryClient } from '@aarohan/shared/query';
import { jobPostsQuery } from './job-posts-query.ts';

/** Fetches the posts for a page that can do without: a server waits for them, a browser does not. */
export async function loadPosts(queryClient: QueryClient): Promise<void> {
  const settled = queryClient.query(jobPostsQuery).catch(() => undefined);
  if (typeof window === 'undefined') await settled;
}
