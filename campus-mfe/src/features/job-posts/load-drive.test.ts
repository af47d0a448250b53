import { describe, expect, test } from '@jest/globals';
import { http, HttpResponse } from 'msw';
import { createQueryClient, type QueryClient } from '@aarohan/shared/query';
import { server } from '@aarohan/shared/testing/server.ts';
import { aJobPost } from './a-job-post.ts';
import { jobPostsQuery } from './job-posts-query.ts';
import { loadDrive } from './load-drive.ts';

const posts = [aJobPost(), aJobPost({ _id: 'job-2', product: 'siliguri' })];
const serve = (answer: () => Response) => server.use(http.get('/api/getJobBlog', answer));
const outcome = (queryClient: QueryClient, segment: string) => loadDrive(queryClient, segment).catch((error: unknown) => error);

describe('which drives there are', () => {
  test.each([
    ['campus_drive', undefined],
    ['campus_siliguri', undefined],
    ['Campus_Siliguri', undefined],
    ['campus_durgapur', 404],
    ['campus_', 404],
    ['no-such-page', 404],
  ])('When /%s is opened, then the status is %s', async (segment, status) => {
    serve(() => HttpResponse.json(posts));

    const failure = await outcome(createQueryClient(), segment);

    expect(failure instanceof Response ? failure.status : failure).toBe(status);
  });

  test('When the address is none of a drive, then nothing is asked for', async () => {
    const queryClient = createQueryClient();

    await outcome(queryClient, 'no-such-page');

    expect(queryClient.getQueryState(jobPostsQuery.queryKey)).toBeUndefined();
  });

  test('When the posts cannot be had, then the page is left to say so', async () => {
    serve(() => HttpResponse.json({}, { status: 500 }));
    const queryClient = createQueryClient();

    expect(await outcome(queryClient, 'campus_siliguri')).toBeUndefined();
    expect(queryClient.getQueryState(jobPostsQuery.queryKey)?.status).toBe('error');
  });
});
