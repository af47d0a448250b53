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
    product: 'drive',
    title: 'Graduate Data Analyst, Sector V',
    description: expect.stringContaining('Salt Lake'),
    images: ['/media/job/bars.webp'],
    cover: stubPicture('job/bars'),
    hashtag: ['#DataAnalytics', '#Freshers', '#Kolkata'],
    postedOn: '2026-11-18',
    opening: {
      organisation: 'Medhaworks',
      city: 'Kolkata',
      state: 'West Bengal',
      employmentType: 'FULL_TIME',
      validThrough: '2027-01-31',
    },
  });
  expect(posts.at(-1)).toMatchObject({ title: 'Teaching Associate, AI Labs', opening: null });
});

test('When the last day of a vacancy is over, then the post stays and speaks of it no more', async () => {
  const { app, clock } = await seededApp();
  const openings = async () => (await app.inject('/api/getJobBlog')).json<JobBlog[]>().filter(({ opening }) => opening !== null).length;
  expect(await openings()).toBe(4);

  clock.pass(365 * 24 * 60 * 60);

  expect(await openings()).toBe(0);
});
