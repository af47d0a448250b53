import { beforeAll, expect, test } from '@jest/globals';
import { anOrder } from '../../testing/orders.ts';
import { payByUpi, startPayment } from '../../testing/payers.ts';
import { seededApp } from '../../testing/seeded-app.ts';
import type { TestApp } from '../../testing/test-app.ts';

let it: TestApp;

beforeAll(async () => {
  it = await seededApp();
});

const ask = (query: Record<string, string>) => it.app.inject({ url: '/api/getOrderStatus', query });

test('When a payment has begun, then it is pending, without a word about the person, and not to be stored', async () => {
  const { transactionId } = (await startPayment(it.app, 'addCashFreePayment', await anOrder(it.app))).json<{ transactionId: string }>();
  const answer = await ask({ transactionId });
  expect([answer.statusCode, answer.headers['cache-control'], answer.json()]).toEqual([
    200,
    'no-store',
    { success: false, orderStatus: 'PENDING', message: 'We are waiting for the bank’s answer.' },
  ]);
});

test('When it is paid, then it is PAID by every transaction of the order', async () => {
  const orderId = await anOrder(it.app);
  const { paymentId } = (await startPayment(it.app, 'pay', orderId)).json<{ paymentId: string }>();
  const { transactionId } = await payByUpi(it.app, orderId, 'Success');
  for (const id of [paymentId, transactionId]) {
    expect((await ask({ transactionId: id })).json()).toEqual({
      success: true,
      orderStatus: 'PAID',
      message: 'Your payment has arrived.',
    });
  }
});

test('When an order’s id is given for a transaction’s, or nothing known, then 404', async () => {
  for (const transactionId of [await anOrder(it.app), 'nothing']) expect((await ask({ transactionId })).statusCode).toBe(404);
});

test('When there is no transaction, then 400', async () => {
  for (const query of [{}, { transactionId: '' }] as Record<string, string>[]) expect((await ask(query)).statusCode).toBe(400);
});
