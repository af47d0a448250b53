import { callQuery } from '@aarohan/shared/query';

/** All job posts. The page's loader has just asked when it mounts, and the page shows what went wrong. */
export const jobPostsQuery = { ...callQuery('GET /api/getJobBlog', {}), retryOnMount: false, throwOnError: false };
