import { beforeAll, describe, expect, test } from '@jest/globals';
import type { CategoryCourse, SubscriptionCourse, SubscriptionCourseDetails } from '@aarohan/shared/catalogue';
import type { Problem } from '@aarohan/shared/problem';
import { eq, isNull } from 'drizzle-orm';
import { seededApp } from '../../testing/seeded-app.ts';
import { stubPicture } from '../../testing/stub-pictures.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { courses } from './course-tables.ts';
import { productBatches } from './program-tables.ts';

let it: TestApp;
beforeAll(async () => {
  it = await seededApp();
});
const get = (url: string) => it.app.inject(url);
const courseAt = async (uuid: string) => (await get(`/api/getProductDetailsByProductId/${uuid}`)).json<SubscriptionCourseDetails>();

async function firstCourse(): Promise<SubscriptionCourse> {
  const [card] = (await get('/api/getProduct')).json<{ courses: SubscriptionCourse[] }>().courses;
  if (!card) throw new Error('The seed has no courses.');
  return card;
}

describe('getProductDetailsByProductId', () => {
  test('When a course of a list is asked for, then all of it comes', async () => {
    const card = await firstCourse();

    expect(await courseAt(card.uuid)).toEqual({
      id: card.uuid,
      name: card.name,
      description: expect.stringMatching(/\.$/),
      image: card.image,
      cover: card.cover,
      category: card.category,
      language: { name: expect.stringMatching(/^(English|Hindi|Bengali)$/) },
      skill: card.skill,
      duration: card.duration * 60,
      proficiency: expect.stringMatching(/^(Beginner|Intermediate|Advanced)$/),
      rating: card.rating,
      author: { name: expect.stringMatching(/./) },
      total_modules: expect.any(Number),
      highlight: expect.arrayContaining([card.skill[0]]),
      prerequisite: expect.stringMatching(/./),
      hashtag: expect.arrayContaining([expect.stringMatching(/^#/)]),
      is_certificate_enabled: expect.any(Boolean),
    });
  });

  test('When a course of a category is asked for by its id, then it is found', async () => {
    const { categories } = (await get('/api/getCategory?page=1')).json<{ categories: { id: string }[] }>();
    const list = (await get(`/api/getProductByCategoryId?category_id=${categories[0]?.id}&page=1`)).json<{ courses: CategoryCourse[] }>();

    const { id, name } = list.courses[0] ?? { id: '', name: '' };
    expect(await courseAt(id)).toMatchObject({ id, name });
  });

  test('When nobody has rated a course, then its page has no rating and its card the usual one', async () => {
    const [row] = await it.parts.db.select().from(courses).where(isNull(courses.rating)).orderBy(courses.position);
    const card = (await get(`/api/searchCourses?query=${encodeURIComponent(row?.name ?? '')}`))
      .json<{ courses: CategoryCourse[] }>()
      .courses.find(({ id }) => id === row?.uuid);

    expect([(await courseAt(row?.uuid ?? '')).rating, card?.rating]).toEqual([null, 4.5]);
  });

  test.each(['nothing', '1', 'x'.repeat(400), '%27--'])('When no course has the id %.20s, then the answer is 404', async (id) => {
    const answer = await get(`/api/getProductDetailsByProductId/${id}`);

    expect([answer.statusCode, answer.json<Problem>().code]).toEqual([404, 'product-not-found']);
  });
});

describe('get_pg_product_details', () => {
  test('When the MBA is asked for, then its six images come with name and description', async () => {
    const path = (number: number) => `/media/pg/mba-ib-${number}.webp`;

    expect((await get('/api/get_pg_product_details/mba-ib')).json()).toEqual({
      _id: 'mba-ib',
      name: 'MBA in International Business',
      description: expect.stringMatching(/^Two years for people/),
      image1: path(1),
      image2: path(2),
      image3: path(3),
      image4: path(4),
      image5: path(5),
      image6: path(6),
      pictures: [1, 2, 3, 4, 5, 6].map((number) => stubPicture(`pg/mba-ib-${number}`)),
    });
  });

  test('When the course is unknown, then the answer is 404', async () => {
    expect((await get('/api/get_pg_product_details/mba-xx')).statusCode).toBe(404);
  });
});

describe('getProductsWithBatches', () => {
  test('When the batches are asked for, then each program with one has its open one, as its page says', async () => {
    const { products } = (await get('/api/getProductsWithBatches')).json<{ products: { id: string; batchNumber: number }[] }>();

    const stored = await it.parts.db.selectDistinct({ id: productBatches.productId }).from(productBatches);
    expect(products.map(({ id }) => id).sort()).toEqual(stored.map(({ id }) => id).sort());
    for (const { id, batchNumber } of products) {
      expect((await get(`/api/getProductDetails/${id}`)).json()).toMatchObject({ productDetails: { batchNumber } });
    }
  });
});

test('When a program changes, then its page shows it some seconds later', async () => {
  const url = '/api/getProductsWithBatches';
  const before = (await get(url)).body;
  await it.parts.db.update(productBatches).set({ number: 77 }).where(eq(productBatches.productId, 'vibe-coding-course'));

  const soon = (await get(url)).body;
  it.clock.pass(5);

  expect([soon, (await get(url)).body.includes('77')]).toEqual([before, true]);
});
