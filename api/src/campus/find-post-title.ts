import type { Tx } from '../db/db.ts';
import { requireJobBlog } from './job-blog-store.ts';

/**
 * How mails speak of what somebody registered for: a job post, or the drive as a whole.
 *
 * @throws not-found
 */
export const findPostTitle = async (tx: Tx, postId: string | null): Promise<string> =>
  postId === null ? 'the whole drive' : (await requireJobBlog(tx, postId)).title;
