import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Cart } from '@aarohan/shared/cart';
import { seededApp } from '../../testing/seeded-app.ts';
import { stubPicture } from '../../testing/stub-pictures.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { stableUuid } from '../seed/stable-id.ts';

const program = 'generative-ai-course';
const course = stableUuid('DA-101');
let app: TestApp['app'];

beforeAll(async () => {
  ({ app } = await seededApp());
});

const add = (body: object, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url: '/api/addToCartTech', body, headers });
const put = (cartId: string, body: object) => app.inject({ method: 'PUT', url: `/api/updateCartTech/${cartId}`, body });
const read = async (cartId: string): Promise<Cart> => (await app.inject(`/api/getCartTech/${cartId}`)).json<Cart>();
const aCart = async (): Promise<string> => {
  const body = { courses: [{ courseId: course, quantity: 2 }], products: [{ productId: program, quantity: 1 }] };
  return (await add(body)).json<{ cartId: string }>().cartId;
};

describe('cart', () => {
  test('When a program and a course are added, then the priced cart can be read by its id alone', async () => {
    const cartId = await aCart();
    const image = `course/data-analytics-table`;
    expect(await read(cartId)).toEqual({
      cartId,
      courses: [
        {
          courseId: course,
          name: 'Excel for Data Analysis',
          image: `/media/${image}.webp`,
          cover: stubPicture(image),
          quantity: 2,
          price: 590,
          subtotal: 1180,
        },
      ],
      pg_course: null,
      products: [
        {
          productId: program,
          productName: 'Generative AI',
          productImages: [`/media/program/${program}.webp`],
          cover: stubPicture(`program/${program}`),
          quantity: 1,
          registrationFee: 590,
          productPrice: 5900,
          subtotal: 5900,
        },
      ],
      registrationFee: 590,
      payFullAmount: 7080,
      firstinstallmentFee: 2950,
      secondinstallmentFee: 2950,
      bookingAmount: 1180,
      studentFee: 5900,
      professionalFee: 11_800,
      studentRegistration: 590,
      professionalRegistration: 1180,
      installmentStudents: 5900,
      installmentProfessional: 11_800,
      totalAmount: 7080,
      taxAmount: 1080,
      dueAmount: 7080,
    });
    expect(cartId).toMatch(/^[\w-]{22}$/);
  });

  test.each([
    [
      'a program that takes no registrations',
      { products: [{ productId: '66d5029eb94d7e0a51cb4c3a' }] },
      403,
      'This product is not available for registration.',
    ],
    ['an unknown program', { products: [{ productId: 'nothing' }] }, 404, 'Product is invalid or not found.'],
    ['an unknown course', { courses: [{ courseId: '‘; drop table’ 💥' }] }, 404, 'Product is invalid or not found.'],
    ['nothing', {}, 400, 'Please check the marked fields.'],
    ['a control character', { products: [{ productId: 'a\u0007b' }] }, 400, 'Please check the marked fields.'],
    ['a hundred of one', { products: [{ productId: program, quantity: 100 }] }, 400, 'Please check the marked fields.'],
  ])('When %s is added, then it is refused and says why', async (_, body, status, sentence) => {
    const answer = await add(body);
    expect([answer.statusCode, answer.json<{ error: string }>().error]).toEqual([status, sentence]);
  });

  test('When quantities are set, then the whole priced cart is the answer', async () => {
    const cartId = await aCart();
    const answer = await put(cartId, { courses: [{ courseId: course, quantity: 1 }], products: [{ productId: program, quantity: 3 }] });
    expect(answer.json()).toMatchObject({ totalAmount: 18_290, taxAmount: 2790, registrationFee: 1770 });
    expect(answer.json()).toEqual(await read(cartId));
  });

  test.each([
    [
      'a line that is not in the cart',
      { courses: [{ courseId: course, quantity: 5 }], products: [{ productId: 'vibe-coding-course' }] },
      404,
    ],
    ['a quantity of 0', { courses: [{ courseId: course, quantity: 0 }] }, 400],
    ['a quantity of 1.5', { courses: [{ courseId: course, quantity: 1.5 }] }, 400],
    ['nothing', {}, 400],
  ])('When %s is to be set, then it is refused and the cart stays as it was', async (_, body, status) => {
    const cartId = await aCart();
    const before = await read(cartId);
    expect((await put(cartId, body)).statusCode).toBe(status);
    expect(await read(cartId)).toEqual(before);
  });

  test.each(['nothing', '%07', '..%2f..', '%F0%9F%92%A5', 'x'.repeat(400)])(
    'When no cart has the id %s, then both calls answer 404',
    async (cartId) => {
      const reading = await app.inject(`/api/getCartTech/${cartId}`);
      const changing = await put(cartId, { products: [{ productId: program }] });
      expect([reading.statusCode, changing.statusCode]).toEqual([404, 404]);
    },
  );

  test('When changes that name the lines in different order come at once, then one of them holds for all lines', async () => {
    const other = 'vibe-coding-course';
    const cartId = (await add({ products: [{ productId: program }, { productId: other }] })).json<{ cartId: string }>().cartId;
    const both = (ids: string[], quantity: number) => put(cartId, { products: ids.map((productId) => ({ productId, quantity })) });
    const changes = [2, 3, 4, 5, 6, 7].map((quantity) => both(quantity % 2 === 0 ? [program, other] : [other, program], quantity));
    expect((await Promise.all(changes)).map((answer) => answer.statusCode)).toEqual([200, 200, 200, 200, 200, 200]);
    const [first, second] = (await read(cartId)).products;
    expect(first?.quantity).toBe(second?.quantity);
    expect(first?.quantity).toBeGreaterThan(1);
  });

  test('When the same add comes twice with one Idempotency-Key, then there is one cart', async () => {
    const send = (key: string) => add({ products: [{ productId: program }] }, { 'idempotency-key': key });
    const answers = await Promise.all([send('press-twice-0001'), send('press-twice-0001')]);
    const replay = await send('press-twice-0001');
    const made = answers.filter((answer) => answer.statusCode === 200).map((answer) => answer.body);
    expect(new Set([...made, replay.body]).size).toBe(1);
    expect((await send('press-again-0002')).body).not.toBe(replay.body);
  });
});
