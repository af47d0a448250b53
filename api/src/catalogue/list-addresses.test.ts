import { expect, test } from '@jest/globals';
import { seededApp } from '../../testing/seeded-app.ts';

test('When the sitemap’s ids are asked for, then every program, course, postgraduate course and drive is there, and each program has its page', async () => {
  const { app } = await seededApp();
  const answer = await app.inject('/api/getSitemap');

  const { lists } = answer.json<{ lists: Record<'programs' | 'courses' | 'pgCourses' | 'campusDrives', string[]> }>();
  expect([answer.statusCode, Object.keys(lists)]).toEqual([200, ['programs', 'courses', 'pgCourses', 'campusDrives']]);
  expect([lists.pgCourses, lists.campusDrives]).toEqual([['mba-ib'], ['campus_drive']]);
  expect([lists.courses.length, new Set(lists.courses).size]).toEqual([324, 324]);
  const pages = await Promise.all(lists.programs.map((id) => app.inject(`/api/getProductDetails/${id}`)));
  expect(pages.length).toBeGreaterThanOrEqual(15);
  expect(pages.map(({ statusCode }) => statusCode)).toEqual(pages.map(() => 200));
});
