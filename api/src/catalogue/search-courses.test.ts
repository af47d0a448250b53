import { beforeAll, describe, expect, test } from '@jest/globals';
import type { CategoryCourse } from '@aarohan/shared/catalogue';
import { sql } from 'drizzle-orm';
import { seededApp } from '../../testing/seeded-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { lowerThreshold, similarTexts } from './similar-text-store.ts';

interface Found {
  courses: CategoryCourse[];
  nextPageAvailable: boolean;
  totalCourses: number;
}
let it: TestApp;

beforeAll(async () => {
  it = await seededApp();
});

const search = async (query: string, page = 1): Promise<Found> => {
  const answer = await it.app.inject({ url: '/api/searchCourses', query: { query, page: String(page) } });
  expect(answer.statusCode).toBe(200);
  return answer.json<Found>();
};
const names = async (query: string): Promise<string[]> => (await search(query)).courses.map(({ name }) => name);

describe('searchCourses', () => {
  test.each([
    ['a word of the name', 'Verilog', 'Verilog HDL'],
    ['capitals and spaces', '  vERILOG   hdl ', 'Verilog HDL'],
    ['the beginning of a word', 'refresh', 'Digital Electronics Refresher'],
    ['another form of the word', 'databases', 'Database Operations'],
    ['a skill', 'lithography', 'How Chips Are Made'],
    ['a word of the category beside one of the name', 'vlsi chips', 'How Chips Are Made'],
    ['a sentence', 'a course on chips for beginners', 'How Chips Are Made'],
    ['a name with a sign in it', 'Node.js', 'Node.js Backend Development'],
    ['a single letter', 'R', 'R for Social and Health Data'],
  ])('When %s is typed, then the course is found', async (_what, typed, name) => {
    expect(await names(typed)).toContain(name);
  });

  test.each([
    ['two letters changed over', 'pyhton', 'Python Essentials'],
    ['two letters of a short word changed over', 'jvaa', 'Java Programming'],
    ['a letter missing in each word', 'machin lerning', 'Machine Learning in Plain Words'],
    ['a wrong end', 'kubernets', 'Kubernetes for Developers'],
    ['a letter too many', 'exccel', 'Excel for Data Analysis'],
    ['two wrong letters in a long word', 'jawascrept', 'JavaScript Essentials'],
    ['one word wrong and one right', 'Pyton essentials', 'Python Essentials'],
    ['a wrong word of the level', 'python begginers', 'Python Essentials'],
    ['a wrong word of the field', 'vlsii lithography', 'How Chips Are Made'],
  ])('When there is %s, then what was meant is found', async (_what, typed, meant) => {
    expect(await names(typed)).toContain(meant);
  });

  test('When a word is misspelt, then the answer is that of the right word, in its order and pages', async () => {
    const [meant, behind] = await Promise.all([search('machine learning'), search('machine learning', 2)]);

    expect(meant.nextPageAvailable).toBe(true);
    expect([await search('machine lerning'), await search('machine lerning', 2)]).toEqual([meant, behind]);
  });

  test.each(['qwertyuiop', 'asdfgh', 'banana', 'nothing', 'blah', 'pyhton qqqqqq', 'ptn', 'zy'])(
    'When %s is typed, which is like no word of the catalogue, then nothing is found',
    async (typed) => {
      expect(await search(typed)).toEqual({ courses: [], nextPageAvailable: false, totalCourses: 0 });
    },
  );

  test('When a misspelt word is looked for in a large table, then the index is used', async () => {
    const plan = await it.parts.db.transaction(async (tx) => {
      await lowerThreshold(tx);
      await tx.execute(sql`SET LOCAL enable_seqscan = off`);
      return tx.execute(sql`EXPLAIN ${similarTexts(tx, 'kubernets')}`);
    });
    expect(JSON.stringify(plan)).toContain('courses_trigrams');
  });

  test('When names and categories fit, then the whole words of names come first', async () => {
    expect((await names('python'))[0]).toBe('Python Essentials');
    expect((await names('R'))[0]).toBe('R for Social and Health Data');
    expect((await names('C')).slice(0, 3).sort()).toEqual(['C Programming', 'Embedded C', 'Modern C++']);
  });

  test('When more than twelve fit, then they come in pages without repeats', async () => {
    const pages = [await search('vlsi', 1), await search('vlsi', 2), await search('vlsi', 3)];
    expect(pages.map(({ courses }) => courses.length)).toEqual([12, 11, 0]);
    expect(pages.map(({ nextPageAvailable }) => nextPageAvailable)).toEqual([true, false, false]);
    expect(new Set(pages.flatMap(({ courses }) => courses.map(({ id }) => id))).size).toBe(23);
    expect(pages.map(({ totalCourses }) => totalCourses)).toEqual([23, 23, 23]);
  });

  test.each(["'", '%', ':*', '\\', '\\\\', '!', '& |', '(', '<->', '""', '😀', 'zzzz', 'python zzzz', 'हिन्दी', '\u200d', '_', 'ª²'])(
    'When %s is typed, then nothing is found',
    async (typed) => {
      expect(await search(typed)).toEqual({ courses: [], nextPageAvailable: false, totalCourses: 0 });
    },
  );

  test.each([
    "python's",
    "' or 1=1 --",
    'python:*',
    '!python',
    'a\\b',
    '1e5',
    '00012',
    '-1',
    'http://a.example/b?c',
    'x@example.com',
    'é',
    '\u0007',
  ])('When the odd %s is typed, then there is an answer', async (typed) => {
    expect(await search(typed)).toMatchObject({ totalCourses: expect.any(Number) });
  });

  test('When the table is large, then the index is used', async () => {
    const plan = await it.parts.db.transaction(async (tx) => {
      await tx.execute(sql`SET LOCAL enable_seqscan = off`);
      return tx.execute(
        sql`EXPLAIN SELECT 1 FROM courses WHERE search @@ (to_tsquery('simple', '''py'':*') || plainto_tsquery('english', 'py'))`,
      );
    });
    expect(JSON.stringify(plan)).toContain('courses_search');
  });
});
