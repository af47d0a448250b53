import type { QueryClient } from '@aarohan/shared/query';
import { driveOf, isDrive, standingDrive } from './drive-rules.ts';
import { jobPostsQuery } from './job-posts-query.ts';

/**
 * Fetches the posts into the cache. A server waits for them, so that they are in its HTML; a browser shows the standing
 * drive with their skeleton meanwhile. Of every other drive only its posts tell that it is there. What went wrong is the
 * page's to say.
 *
 * @param segment the address, without its slash
 * @throws {Response} status 404
 */
export async function loadDrive(queryClient: QueryClient, segment: string): Promise<void> {
  const drive = driveOf(segment);
  if (drive === undefined) throw nothingHere();
  const asked = queryClient.query(jobPostsQuery).catch(() => undefined);
  if (typeof window !== 'undefined' && drive === standingDrive) return;
  const posts = await asked;
  if (posts && !isDrive(posts, drive)) throw nothingHere();
}

const nothingHere = (): Response => new Response(null, { status: 404, statusText: 'Page not found.' });
