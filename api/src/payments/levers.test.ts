import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { anOrder } from '../../testing/orders.ts';
import { press } from '../../testing/pay-pages.ts';
import { orderStatus, payByCashfree, payByPayu, payByUpi } from '../../testing/payers.ts';
import { seededApp } from '../../testing/seeded-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import type { InboxMail } from '../../testing/test-people.ts';
import { createReconciler } from './create-reconciler.ts';
import type { Rail } from './gateway.ts';
import { ledgerEntries, parkedPayments, paymentAttempts } from './payment-tables.ts';
import { runErrands } from './sandbox/run-errands.ts';

let it: TestApp;
let email: string;
let number = 0;

beforeAll(async () => {
  it = await seededApp();
});
beforeEach(() => {
  email = `payer${(number += 1)}@example.com`;
});

/** Pays a new order on a rail and comes back as a browser would. */
async function pay(rail: Rail, button: string, orderId?: string) {
  const order = orderId ?? (await anOrder(it.app, { email }));
  const by = { cashfree: payByCashfree, payu: payByPayu, upi: payByUpi }[rail];
  const { transactionId, answer } = await by(it.app, order, button);
  const back =
    rail === 'payu' && answer.body.includes('Return to the merchant') ? await press(it.app, answer, 'Return to the merchant') : answer;
  return { order, transactionId, answer, back };
}
const status = (transactionId: string) => orderStatus(it.app, transactionId);
const receipts = async () =>
  (await it.app.inject({ url: '/dev/inbox.json', query: { to: email } }))
    .json<InboxMail[]>()
    .filter(({ subject }) => subject.includes('Receipt'));
const booked = async (transactionId: string) =>
  (await it.parts.db.select().from(ledgerEntries).where(eq(ledgerEntries.attemptId, transactionId))).map(({ amount }) => amount);
const parked = async (transactionId: string) =>
  (
    await it.parts.db
      .select({ reason: parkedPayments.reason })
      .from(parkedPayments)
      .innerJoin(ledgerEntries, eq(ledgerEntries.number, parkedPayments.entry))
      .where(eq(ledgerEntries.attemptId, transactionId))
  ).map(({ reason }) => reason);
const stored = async (transactionId: string) =>
  (await it.parts.db.select().from(paymentAttempts).where(eq(paymentAttempts.id, transactionId)))[0]?.status;
const reconcile = () => createReconciler(it.parts, () => undefined).run();
const errands = () => runErrands(it.parts);

describe.each(['cashfree', 'payu', 'upi'] as const)('by %s', (rail) => {
  test('When it is paid, then it counts once and one receipt goes out', async () => {
    const { transactionId } = await pay(rail, 'Success');
    expect([await stored(transactionId), await status(transactionId), await status(transactionId)]).toEqual(['succeeded', 'PAID', 'PAID']);
    expect(await booked(transactionId)).toEqual([590_000]);
    expect(await receipts()).toHaveLength(1);
  });

  test.each(['Fail', 'Drop'])('When %s is pressed, then nothing is paid, and another try can pay', async (button) => {
    const { transactionId, order } = await pay(rail, button);
    expect(await status(transactionId)).toBe('FAILED');
    expect([await booked(transactionId), await receipts()]).toEqual([[], []]);

    const again = await pay(rail, 'Success', order);
    expect(again.transactionId).not.toBe(transactionId);
    expect([await status(again.transactionId), await receipts()]).toEqual(['PAID', [expect.anything()]]);
  });

  test('When the bank is undecided, then so is the order', async () => {
    const { transactionId } = await pay(rail, 'Pending');
    expect([await status(transactionId), await booked(transactionId)]).toEqual(['PENDING', []]);
  });

  test('When success comes after failure, then it counts', async () => {
    const { transactionId } = await pay(rail, 'Late success');
    expect(await status(transactionId)).toBe('FAILED');
    it.clock.pass(61);
    await errands();
    expect([await status(transactionId), await booked(transactionId)]).toEqual(['PAID', [590_000]]);
    expect(await receipts()).toHaveLength(1);
  });

  test('When another amount is paid, then it is parked and the order stays unpaid', async () => {
    const { transactionId } = await pay(rail, 'Wrong amount');
    expect([await status(transactionId), await booked(transactionId), await parked(transactionId)]).toEqual([
      'REVIEW',
      [589_900],
      ['wrong-amount'],
    ]);
    expect(await receipts()).toEqual([]);
  });

  test('When the callback comes twice, then it counts once', async () => {
    const { transactionId } = await pay(rail, 'Duplicate callback');
    expect([await status(transactionId), await booked(transactionId), await parked(transactionId)]).toEqual(['PAID', [590_000], []]);
    expect(await receipts()).toHaveLength(1);
  });

  test('When the callback comes after the payer is back, then the order is paid already, and once', async () => {
    const { transactionId } = await pay(rail, 'Callback after return');
    expect(await status(transactionId)).toBe('PAID');
    it.clock.pass(4);
    await errands();
    expect([await booked(transactionId), await receipts()]).toEqual([[590_000], [expect.anything()]]);
  });

  test('When the callback is lost and nobody looks, then the reconciler finds the money', async () => {
    const { transactionId } = await pay(rail, 'Lost callback');
    expect([await stored(transactionId), await receipts()]).toEqual(['pending', []]);
    it.clock.pass(20);
    await reconcile();
    expect([await stored(transactionId), await booked(transactionId)]).toEqual(['succeeded', [590_000]]);
    expect(await receipts()).toHaveLength(1);
  });

  test('When nobody pays in an hour, then the attempt expires, and what comes later still counts', async () => {
    const { transactionId } = await pay(rail, 'Late success');
    it.clock.pass(7_200);
    await reconcile();
    expect(await stored(transactionId)).toBe('failed');
    await errands();
    expect([await status(transactionId), await booked(transactionId)]).toEqual(['PAID', [590_000]]);
  });
});

test.each(['cashfree', 'upi'] as const)('When a payer pays twice by %s, then the second payment is parked', async (rail) => {
  const { transactionId } = await pay(rail, 'Pay twice');
  expect([await status(transactionId), await booked(transactionId), await parked(transactionId)]).toEqual([
    'PAID',
    [590_000, 590_000],
    ['order-already-paid'],
  ]);
  expect(await receipts()).toHaveLength(1);
});

test('When an order is paid on two rails at once, then one counts and the other is parked', async () => {
  const order = await anOrder(it.app, { email });
  const lost = await pay('cashfree', 'Lost callback', order);
  const second = await pay('payu', 'Lost callback', order);
  it.clock.pass(5);
  await Promise.all([status(lost.transactionId), status(second.transactionId)]);
  const ids = [lost.transactionId, second.transactionId];
  expect((await Promise.all(ids.map(stored))).sort()).toEqual(['review', 'succeeded']);
  expect((await Promise.all(ids.map(parked))).flat()).toEqual(['order-already-paid']);
  expect(await receipts()).toHaveLength(1);
});

describe('the way back', () => {
  test('When Cashfree is done, then the browser goes to the result by a plain GET', async () => {
    const { transactionId, answer } = await pay('cashfree', 'Success');
    expect([answer.statusCode, answer.headers.location]).toEqual([
      303,
      `http://localhost:3000/payment_success?transactionId=${transactionId}`,
    ]);
  });

  test.each([
    ['Success', '/payment_success'],
    ['Fail', '/payment_done'],
    ['Pending', '/payment_done'],
  ])('When PayU posts after %s, then it is led to %s', async (button, page) => {
    const { transactionId, back } = await pay('payu', button);
    expect([back.statusCode, back.headers.location]).toEqual([303, `${page}?transactionId=${transactionId}`]);
  });

  test('When the browser posts PayU’s form ten times at once, then it counts once', async () => {
    const order = await anOrder(it.app, { email });
    const { transactionId, answer } = await payByPayu(it.app, order, 'Callback after return');
    const answers = await Promise.all(Array.from({ length: 10 }, () => press(it.app, answer, 'Return to the merchant')));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([303]));
    expect([await booked(transactionId), await receipts()]).toEqual([[590_000], [expect.anything()]]);
  });
});
