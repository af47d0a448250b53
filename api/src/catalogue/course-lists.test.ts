import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Category, CategoryCourse, HeaderCourse, SubscriptionCourse } from '@aarohan/shared/catalogue';
import { seededApp } from '../../testing/seeded-app.ts';
import { stubPicture } from '../../testing/stub-pictures.ts';
import type { TestApp } from '../../testing/test-app.ts';

interface SubscriptionPage {
  courses: SubscriptionCourse[];
  hasNextPage: boolean;
  totalCourses: number;
}
interface CategoryPage {
  courses: CategoryCourse[];
  nextPageAvailable: boolean;
  totalCourses: number;
}
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
let app: TestApp['app'];

beforeAll(async () => {
  ({ app } = await seededApp());
});

const get = async <T>(url: string, query: Record<string, string> = {}): Promise<T> => (await app.inject({ url, query })).json<T>();
const categories = async (): Promise<Category[]> => (await get<{ categories: Category[] }>('/api/getCategory')).categories;

describe('getProduct', () => {
  test('When the first page is asked for, then six courses come, with their category and minutes', async () => {
    const page = await get<SubscriptionPage>('/api/getProduct', { page: '1' });
    expect(page).toEqual({ courses: expect.any(Array), hasNextPage: true, totalCourses: 324 });
    expect(page.courses).toHaveLength(6);
    expect(page.courses[0]).toEqual({
      uuid: expect.stringMatching(uuid),
      name: 'Excel for Data Analysis',
      image: { image: '/media/course/data-analytics-table.webp' },
      cover: stubPicture('course/data-analytics-table'),
      rating: expect.any(Number),
      duration: 320,
      category: { name: 'Data Analytics' },
      skill: ['Excel', 'Pivot Tables', 'Lookups'],
    });
    expect(await get('/api/getProduct', { unknown: 'x' })).toEqual(page);
  });

  test('When all pages are read, then each course comes once and only the last has none after it', async () => {
    const pages = await Promise.all(
      Array.from({ length: 54 }, (_none, index) => get<SubscriptionPage>('/api/getProduct', { page: String(index + 1) })),
    );
    expect(new Set(pages.flatMap(({ courses }) => courses.map((course) => course.uuid))).size).toBe(324);
    expect(pages.map(({ hasNextPage }) => hasNextPage)).toEqual([...Array.from({ length: 53 }, () => true), false]);
  });
});

describe('getCategory', () => {
  test('When page 1 is asked for, then it holds all categories in their order, and the next none', async () => {
    const all = await categories();
    expect(all).toHaveLength(14);
    expect([all[0], all.at(-1)]).toEqual([
      { id: 'data-analytics', name: 'Data Analytics' },
      { id: 'career-skills', name: expect.any(String) },
    ]);
    expect(await get('/api/getCategory', { page: '2' })).toEqual({ categories: [] });
  });
});

describe('getProductByCategoryId', () => {
  const page = (category_id: string, number: number) =>
    get<CategoryPage>('/api/getProductByCategoryId', { category_id, page: String(number) });

  test('When a category of 23 is read, then it has twelve courses and eleven, with their seconds', async () => {
    const [first, second, third] = [await page('vlsi', 1), await page('vlsi', 2), await page('vlsi', 3)];
    expect([first, second, third].map(({ courses }) => courses.length)).toEqual([12, 11, 0]);
    expect([first, second, third].map(({ nextPageAvailable }) => nextPageAvailable)).toEqual([true, false, false]);
    expect([first, second, third].map(({ totalCourses }) => totalCourses)).toEqual([23, 23, 23]);
    expect(first.courses[0]).toEqual({
      id: expect.stringMatching(uuid),
      name: 'Digital Electronics Refresher',
      image: '/media/course/vlsi-gate.webp',
      cover: stubPicture('course/vlsi-gate'),
      rating: expect.any(Number),
      code: 'VS-101',
      description: expect.stringContaining('Waveforms are drawn by hand'),
      proficiency: 'Beginner',
      duration: 260 * 60,
    });
  });

  test('When every category is counted, then each of the 324 courses lies in one', async () => {
    const totals = await Promise.all((await categories()).map(async ({ id }) => (await page(id, 1)).totalCourses));
    expect(totals.reduce((sum, total) => sum + total, 0)).toBe(324);
  });

  test.each(['nothing', "' or 1=1", '%', String.raw`\x`, 'हिन्दी'])('When no category has the id %s, then the page is empty', async (id) => {
    expect(await page(id, 1)).toEqual({ courses: [], nextPageAvailable: false, totalCourses: 0 });
  });
});

describe('the header’s finder', () => {
  test('When the skill categories are asked for, then each comes once, in the order of the catalogue', async () => {
    expect(await get('/api/getAllSkills')).toEqual({
      skillCategories: [
        'Data and AI',
        'Software Development',
        'Cloud and Infrastructure',
        'Electronics',
        'Business and Finance',
        'Design',
        'Career Skills',
      ],
    });
  });

  test('When the courses of one are asked for, then all come, with a duration to read', async () => {
    const { courses } = await get<{ courses: HeaderCourse[] }>('/api/getCoursesBySkillCategory', { category: 'Electronics' });
    expect(new Set(courses.map(({ skillCategory }) => skillCategory))).toEqual(new Set(['Electronics']));
    expect(new Set(courses.map(({ skillSubCategory }) => skillSubCategory)).size).toBe(2);
    expect(courses.find(({ courseName }) => courseName === 'Digital Electronics Refresher')).toEqual({
      uuid: expect.stringMatching(uuid),
      courseName: 'Digital Electronics Refresher',
      skillCategory: 'Electronics',
      skillSubCategory: 'VLSI and Semiconductors',
      proficiency: 'Beginner',
      duration: '4h 20m',
    });
  });

  test.each(['Nothing', "' or 1=1", '%', 'electronics '])(
    'When no skill category is called %s, then the list is empty',
    async (category) => {
      expect(await get('/api/getCoursesBySkillCategory', { category })).toEqual({ courses: [] });
    },
  );
});
