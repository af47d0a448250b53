import { beforeAll, describe, expect, test } from '@jest/globals';
import type { FeaturedProduct, ProductDetails } from '@aarohan/shared/catalogue';
import { seededApp } from '../../testing/seeded-app.ts';
import { stubPicture } from '../../testing/stub-pictures.ts';
import type { TestApp } from '../../testing/test-app.ts';

const analytics = '66a1f4d8b94d7e0a51c85759';
let app: TestApp['app'];

beforeAll(async () => {
  ({ app } = await seededApp());
});

const details = async (id: string): Promise<ProductDetails> =>
  (await app.inject(`/api/getProductDetails/${id}`)).json<{ productDetails: ProductDetails }>().productDetails;

describe('getTopProducts', () => {
  test('When the top programs are asked for, then nine come in their order, each with its card', async () => {
    const { products } = (await app.inject('/api/getTopProducts')).json<{ products: FeaturedProduct[] }>();
    expect(products).toHaveLength(9);
    expect(products[1]).toEqual({
      _id: analytics,
      productName: 'Data Analytics and Business Intelligence',
      images: [`/media/program/${analytics}.webp`],
      cover: stubPicture(`program/${analytics}`),
      mode: 'Live Online Classroom',
      months: '12 Weeks',
      durationWeeks: 12,
      rating: 5,
      payFullAmount: 47_200,
      registrationfee: 1180,
    });
  });

  test('When their ratings are read, then they alternate between 4.8 and 5.0', async () => {
    const { products } = (await app.inject('/api/getTopProducts')).json<{ products: FeaturedProduct[] }>();
    expect(products.map(({ rating }) => rating)).toEqual([4.8, 5, 4.8, 5, 4.8, 5, 4.8, 5, 4.8]);
  });

  test('When a browser asks again with the ETag, then it gets 304 without a body', async () => {
    const first = await app.inject('/api/getTopProducts');
    const again = await app.inject({ url: '/api/getTopProducts', headers: { 'if-none-match': `W/${String(first.headers.etag)}` } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(again.headers['cache-control']).toMatch(/^public, max-age=\d+/);
    const other = await app.inject({ url: '/api/getTopProducts', headers: { 'if-none-match': '"another"' } });
    expect(other.body).toBe(first.body);
  });
});

describe('getOtherProducts', () => {
  test('When the self-paced programs are asked for, then six come in their order, each with its card', async () => {
    const { products } = (await app.inject('/api/getOtherProducts')).json<{ products: FeaturedProduct[] }>();
    expect(products).toHaveLength(6);
    expect(products[0]).toEqual({
      _id: '66e19b04b94d7e0a51cc1a27',
      productName: expect.any(String),
      images: ['/media/program/66e19b04b94d7e0a51cc1a27.webp'],
      cover: stubPicture('program/66e19b04b94d7e0a51cc1a27'),
      mode: 'Self-paced Online',
      months: '8 Weeks',
      durationWeeks: 8,
      rating: expect.any(Number),
      payFullAmount: 5900,
      registrationfee: 590,
    });
  });
});

describe('getProductDetails', () => {
  test.each([
    ['66a1f3c2b94d7e0a51c828c7', 16, 59_900, 10_782, 59_900],
    [analytics, 12, 40_000, 7200, 40_000],
    ['66c8417ab94d7e0a51ca0018', 8, 10_000, 1800, 30_000],
    ['vibe-coding-course', 8, 5000, 900, 10_000],
    ['66e19b04b94d7e0a51cc1a27', 8, 5000, 900, 10_000],
  ])('When %s is asked for, then its weeks and fees are those of the specification', async (id, durationWeeks, net, tax, professional) => {
    const program = await details(id);
    expect(program.durationWeeks).toBe(durationWeeks);
    expect(program.fees.student).toEqual({ net, tax, gross: net + tax });
    expect(program.fees.professional.net).toBe(professional);
  });

  test('When the program of 43 weeks is asked for, then its classes are at the weekend', async () => {
    expect(await details('66b20c91b94d7e0a51c9dfc5')).toMatchObject({ durationWeeks: 43, classTiming: 'Weekend' });
  });

  test('When a program has extra benefits, then they come with its highlights, modules and questions', async () => {
    const program = await details(analytics);
    expect(program.product).toEqual({
      name: 'Data Analytics and Business Intelligence',
      description: expect.stringContaining('Twelve weeks'),
      images: [`/media/program/${analytics}.webp`],
    });
    expect(program.benefit).toMatchObject({
      section1_heading_7: 'Access to the campus drive',
      table_section: { rows: expect.any(Array) },
    });
    expect(program.subProducts[0]).toEqual({ title: 'One business, twelve weeks', description: expect.any(String), images: [] });
    expect(program.productModules.map(({ heading }) => heading).slice(0, 2)).toEqual(['Asking good questions', 'SQL for analysts']);
    expect(program.faqModules).toHaveLength(5);
  });

  test.each(['nothing', '%07', '%27%3B--', 'x'.repeat(300), '%E0%A4%95'])(
    'When no program has the id %s, then the answer is 404',
    async (id) => {
      const answer = await app.inject(`/api/getProductDetails/${id}`);
      expect([answer.statusCode, answer.headers['cache-control'], answer.headers.etag]).toEqual([404, 'no-store', undefined]);
    },
  );
});
