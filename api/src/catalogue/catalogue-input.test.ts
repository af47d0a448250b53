import { beforeAll, describe, expect, test } from '@jest/globals';
import { seededApp } from '../../testing/seeded-app.ts';
import type { TestApp } from '../../testing/test-app.ts';

let app: TestApp['app'];

beforeAll(async () => {
  ({ app } = await seededApp());
});

describe('bad input', () => {
  const pageSentence = 'Enter a page number from 1.';
  const long = 'x'.repeat(10_240);

  test.each([
    ['/api/getProduct?page=-1', { page: pageSentence }],
    ['/api/getProduct?page=0', { page: pageSentence }],
    ['/api/getProduct?page=1.5', { page: pageSentence }],
    ['/api/getProduct?page=abc', { page: pageSentence }],
    ['/api/getProduct?page=', { page: pageSentence }],
    ['/api/getProduct?page=1&page=2', { page: pageSentence }],
    ['/api/getProduct?page=1e300', { page: pageSentence }],
    ['/api/getCategory?page=0', { page: pageSentence }],
    ['/api/getProductByCategoryId?category_id=vlsi&page=0', { page: pageSentence }],
    ['/api/getProductByCategoryId', { category_id: expect.any(String) }],
    [`/api/getProductByCategoryId?category_id=${long}`, { category_id: expect.any(String) }],
    ['/api/getCoursesBySkillCategory', { category: expect.any(String) }],
    [`/api/getCoursesBySkillCategory?category=${long}`, { category: expect.any(String) }],
    ['/api/searchCourses', { query: expect.any(String) }],
    ['/api/searchCourses?query=%20', { query: 'Enter what you look for.' }],
    [`/api/searchCourses?query=${long}`, { query: expect.any(String) }],
    ['/api/searchCourses?query=python&page=0', { page: pageSentence }],
  ])('When %.60s is asked for, then the field is named', async (url, fields) => {
    const answer = await app.inject(url);
    expect([answer.statusCode, answer.json()]).toEqual([400, expect.objectContaining({ code: 'bad-input', fields })]);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test.each(['/api/getProduct', '/api/getCategory', '/api/getProductByCategoryId?category_id=vlsi', '/api/searchCourses?query=python'])(
    'When %s is asked for a page far behind the end, then it is empty',
    async (address) => {
      for (const page of [1_000_000_000, Number.MAX_SAFE_INTEGER]) {
        const answer = await app.inject(`${address}${address.includes('?') ? '&' : '?'}page=${page}`);
        const body = answer.json<Partial<Record<'courses' | 'categories', unknown[]>>>();
        expect([answer.statusCode, body.courses ?? body.categories]).toEqual([200, []]);
      }
    },
  );

  test('When an answer is public, then it may be kept for a little while', async () => {
    for (const url of ['/api/getOtherProducts', '/api/getProduct', '/api/getAllSkills', '/api/searchCourses?query=python']) {
      expect((await app.inject(url)).headers['cache-control']).toMatch(/^public, max-age=\d+/);
    }
  });
});
