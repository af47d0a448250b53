/** @jest-environment node */
import { beforeAll, expect, test } from '@jest/globals';
import { http as network, HttpResponse } from 'msw';
import { http } from '@aarohan/shared/http';
import { createQueryClient } from '@aarohan/shared/query';
import { server } from '@aarohan/shared/testing/server.ts';
import { aJobPost } from './a-job-post.ts';
import { jobPostsQuery } from './job-posts-query.ts';
import { loadDrive } from './load-drive.ts';
import { loadPosts } from './load-posts.ts';

beforeAll(() => {
  http.defaults.baseURL = 'http://api.invalid';
});

test.each([
  ['the drive', loadDrive],
  ['a form', loadPosts],
])('When a server loads the page of %s, then the posts are there before it is drawn', async (_page, load) => {
  server.use(network.get('http://api.invalid/api/getJobBlog', () => HttpResponse.json([aJobPost()])));
  const queryClient = createQueryClient();

  await load(queryClient, 'campus_drive');

  expect(queryClient.getQueryData(jobPostsQuery.queryKey)).toEqual([aJobPost()]);
});

test.each([
  ['the drive', loadDrive],
  ['a form', loadPosts],
])('When a server cannot have the posts for the page of %s, then the page is drawn without', async (_page, load) => {
  server.use(network.get('http://api.invalid/api/getJobBlog', () => HttpResponse.json({}, { status: 500 })));

  expect(await load(createQueryClient(), 'campus_drive')).toBeUndefined();
});
