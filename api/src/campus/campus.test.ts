import { expect, test } from '@jest/globals';
import type { JobBlog } from '@aarohan/shared/campus';
import { seededApp } from '../../testing/seeded-app.ts';
import { stubPicture } from '../../testing/stub-pictures.ts';

test('When the posts of the drive are asked for, then twelve come, the newest first', async () => {
  const { app } = await seededApp();
  const posts = (await app.inject('/api/getJobBlog')).json<JobBlog[]>();
  expect(posts).toHaveLength(12);
  expect(posts[0]).toEqual({
    _id: expect.stringMatching(/^[0-9a-f]{24}$/),
    title: 'Graduate Data Analyst, Sector V',
    description: expect.stringContaining('Salt Lake'),
    images: ['/media/job/bars.webp'],
    cover: stubPicture('job/bars'),
    hashtag: ['#DataAnalytics', '#Freshers', '#Kolkata'],
  });
  expect(posts.at(-1)?.title).toBe('Teaching Associate, AI Labs');
});
