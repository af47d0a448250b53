import { beforeAll, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { aCart, anOrderForm, postOrder } from '../../testing/orders.ts';
import { seededApp } from '../../testing/seeded-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { products } from '../catalogue/program-tables.ts';
import { stableUuid } from '../seed/stable-id.ts';
import { orders } from './order-tables.ts';

let it: TestApp;

beforeAll(async () => {
  it = await seededApp();
});

const cart = (body?: object) => aCart(it.app, body);
const post = (body: object, headers?: Record<string, string>) => postOrder(it.app, body, headers);
const idOf = (answer: Awaited<ReturnType<typeof post>>) => answer.json<{ orderId: string }>().orderId;
const rowsOf = (cartId: string) => it.parts.db.select().from(orders).where(eq(orders.cartId, cartId));

describe('addOrder', () => {
  test('When the form is right, then the order is placed with the cart as it is now', async () => {
    const cartId = await cart();
    const answer = await post(anOrderForm(cartId));
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      {
        success: true,
        orderId: expect.stringMatching(/^[\w-]{22}$/),
        message: 'Order placed successfully! Please choose a payment method.',
        totalAmount: 5900,
      },
    ]);
    expect(await rowsOf(cartId)).toEqual([
      expect.objectContaining({
        id: idOf(answer),
        userId: null,
        status: 'placed',
        paymentOption: 'total',
        amount: 590_000,
        lines: [{ kind: 'product', itemId: 'generative-ai-course', name: 'Generative AI', quantity: 1, price: 590_000, subtotal: 590_000 }],
        email: 'asha.rao@example.com',
        phone: '+919876543210',
        pin: '700016',
        paidAt: null,
      }),
    ]);
  });

  test.each([
    ['total', 5900],
    ['registration', 590],
    ['payFullAmount', 5900],
    ['firstInstallment', 2950],
    ['booking', 1180],
    ['studentRegistration', 590],
    ['professionalRegistration', 1180],
    ['installmentStudents', 5900],
    ['installmentProfessional', 11_800],
    ['other', 0.1],
    ['other', 1234.56],
    ['other', 5900],
  ])('When %s is paid with ₹%d, then that is the amount', async (paymentOption, amountPaid) => {
    const answer = await post(anOrderForm(await cart(), { paymentOption, amountPaid }));
    expect([answer.statusCode, answer.json()]).toMatchObject([200, { totalAmount: amountPaid }]);
  });

  test('When the page showed another amount, then 409 says the right one and nothing is placed', async () => {
    const cartId = await cart();
    const answer = await post(anOrderForm(cartId, { amountPaid: 1 }));
    expect([answer.statusCode, answer.json()]).toMatchObject([
      409,
      {
        code: 'amount-differs',
        message: 'The amount to pay is ₹5,900.',
        fields: { amountPaid: 'The amount to pay is ₹5,900.', amount: '5900' },
      },
    ]);
    expect(await rowsOf(cartId)).toEqual([]);
  });

  test('When the cart changes after the page was shown, then the old amount is refused', async () => {
    const cartId = await cart();
    const body = { products: [{ productId: 'generative-ai-course', quantity: 2 }] };
    await it.app.inject({ method: 'PUT', url: `/api/updateCartTech/${cartId}`, body });
    const answer = await post(anOrderForm(cartId));
    expect([answer.statusCode, answer.json()]).toMatchObject([409, { fields: { amount: '11800' } }]);
  });

  test.each([
    ['firstname', ''],
    ['firstname', undefined],
    ['firstname', 'x'.repeat(61)],
    ['lastname', ' '],
    ['address', 7],
    ['city', null],
    ['email', 'asha'],
    ['pin', '70001'],
    ['pin', '070001'],
    ['pin', '7000161'],
    ['pin', '70001a'],
    ['phone', '12345'],
    ['country', ''],
    ['amountPaid', undefined],
    ['amountPaid', '5900'],
    ['amountPaid', 0],
    ['amountPaid', -590],
    ['amountPaid', 5900.001],
    ['amountPaid', 1e300],
    ['paymentOption', 'free'],
  ])('When %s is %j, then 400 names the field', async (field, value) => {
    const answer = await post(anOrderForm(await cart(), { [field]: value }));
    expect([answer.statusCode, Object.keys(answer.json<{ fields: object }>().fields)]).toEqual([400, [field]]);
  });

  test.each([
    ['above what is due', { paymentOption: 'other', amountPaid: 5900.01 }, { amountPaid: 'Enter an amount above ₹0 and at most ₹5,900.' }],
    ['of three decimals', { paymentOption: 'other', amountPaid: 0.015 }, { amountPaid: 'Enter an amount with at most two decimals.' }],
    ['of nothing', { paymentOption: 'other', amountPaid: 0 }, { amountPaid: 'Please enter a valid custom amount.' }],
  ])('When the custom amount is one %s, then it is refused in words', async (_, changes, fields) => {
    const answer = await post(anOrderForm(await cart(), changes));
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { fields }]);
  });

  test('When a cart of courses is to be paid by a program’s option, then it is refused', async () => {
    const courseId = stableUuid('DA-101');
    const answer = await post(anOrderForm(await cart({ courses: [{ courseId }] }), { paymentOption: 'booking' }));
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { fields: { paymentOption: 'This cart cannot be paid that way.' } }]);
  });

  test.each(['nothing', '‘; drop table orders; --', 'x'.repeat(400)])('When the cart is %.30s, then 404', async (cartId) => {
    expect((await post(anOrderForm(cartId))).statusCode).toBe(404);
  });

  test('When a program is no longer offered, then it cannot be ordered', async () => {
    const cartId = await cart({ products: [{ productId: 'vibe-coding-course' }] });
    await it.parts.db.update(products).set({ available: false }).where(eq(products.id, 'vibe-coding-course'));
    const answer = await post(anOrderForm(cartId));
    expect([answer.statusCode, answer.json()]).toMatchObject([403, { code: 'product-not-available' }]);
  });
});

describe('the same order', () => {
  test('When the same form comes ten times at once, then it is one order', async () => {
    const cartId = await cart();
    const answers = await Promise.all(Array.from({ length: 10 }, () => post(anOrderForm(cartId))));
    expect(new Set(answers.map(idOf)).size).toBe(1);
    expect(await rowsOf(cartId)).toHaveLength(1);
  });

  test('When a form differs in anything, then it is another order', async () => {
    const cartId = await cart();
    const forms = [{}, { firstname: 'Ravi' }, { pin: '700017' }, { paymentOption: 'registration', amountPaid: 590 }];
    const ids = [];
    for (const changes of forms) ids.push(idOf(await post(anOrderForm(cartId, changes))));
    expect(new Set(ids).size).toBe(forms.length);
  });

  test('When the same form is typed with other capitals and blanks, then it is the same order', async () => {
    const cartId = await cart();
    const first = idOf(await post(anOrderForm(cartId)));
    const again = anOrderForm(cartId, { email: 'ASHA.RAO@EXAMPLE.COM', pin: '700 016', phone: '+91-98765-43210', firstname: ' Asha ' });
    expect(idOf(await post(again))).toBe(first);
  });

  test('When the order is paid, then the same form is a new order', async () => {
    const cartId = await cart();
    const first = idOf(await post(anOrderForm(cartId)));
    await it.parts.db.update(orders).set({ status: 'paid' }).where(eq(orders.id, first));
    expect(idOf(await post(anOrderForm(cartId)))).not.toBe(first);
  });

  test('When somebody signed in sends the form of an anonymous visitor, then it is an order of their own', async () => {
    const cartId = await cart();
    const anonymous = idOf(await post(anOrderForm(cartId)));
    expect(idOf(await post(anOrderForm(cartId), await it.signedIn('order@example.com')))).not.toBe(anonymous);
  });
});
