import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import { asc, eq, inArray, like } from 'drizzle-orm';
import { orderStatus } from '../../testing/payers.ts';
import { paymentWorld, type PaymentWorld } from '../../testing/payment-world.ts';
import { mails } from '../mail/mail-tables.ts';
import { orders } from '../orders/order-tables.ts';
import { ledgerEntries, parkedPayments, paymentAttempts, paymentMoves } from './payment-tables.ts';
import { receipts } from './receipts/receipt-tables.ts';
import { sandboxPayments } from './sandbox/sandbox-tables.ts';

/**
 * Random schedules against what must always hold. `PAYMENT_SCHEDULES=1000` runs more of them, `PAYMENT_SEED=42` runs one
 * again.
 */
const count = Number(process.env.PAYMENT_SCHEDULES ?? 100);
const only = process.env.PAYMENT_SEED;
const seeds = only === undefined ? Array.from({ length: count }, (_, index) => index + 1) : [Number(only)];

jest.setTimeout(60_000 + seeds.length * 5_000);

let world: PaymentWorld;
/** What the schedules brought about; a run in which nothing happens would prove nothing. */
const seen = { paid: 0, parked: 0, review: 0, late: 0 };

beforeAll(async () => {
  world = await paymentWorld();
});

/** Everything that breaks a promise about an order, in words. */
async function brokenPromises(orderId: string): Promise<string[]> {
  const { db } = world.it.parts;
  const broken: string[] = [];
  const must = (holds: boolean, promise: string): void => {
    if (!holds) broken.push(promise);
  };
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  const attempts = await db.select().from(paymentAttempts).where(eq(paymentAttempts.orderId, orderId));
  const ids = attempts.map(({ id }) => id);
  const book = await db.select().from(sandboxPayments).where(inArray(sandboxPayments.orderId, ids));
  const money = book.filter(({ status }) => status === 'SUCCESS');
  const entries = await db.select().from(ledgerEntries).where(eq(ledgerEntries.orderId, orderId));
  const parked = await db
    .select()
    .from(parkedPayments)
    .where(
      inArray(
        parkedPayments.entry,
        entries.map(({ number }) => number),
      ),
    );
  const isPaid = order?.status === 'paid';
  const once = isPaid ? 1 : 0;

  const line = (rail: string, attempt: string, id: string, amount: number): string => `${rail} ${attempt} ${id} ${amount}`;
  const theirs = money.map(({ rail, orderId: attempt, id, amount }) => line(rail, attempt, id, amount)).sort();
  const ours = entries.map(({ rail, attemptId, providerPaymentId, amount }) => line(rail, attemptId, providerPaymentId, amount)).sort();
  must(JSON.stringify(ours) === JSON.stringify(theirs), `our ledger ${ours.join()} is the providers’ book ${theirs.join()}`);
  must(isPaid === money.some(({ amount }) => amount === order?.amount), 'an order is paid when and only when its amount came');
  must(entries.length - parked.length === once, 'one payment counts, every other one is parked');
  must(attempts.filter(({ status }) => status === 'succeeded').length === once, 'one attempt succeeds');
  must((await db.select().from(receipts).where(eq(receipts.orderId, orderId))).length === once, 'one receipt is issued');
  const sent = await db
    .select()
    .from(mails)
    .where(eq(mails.to, order?.email ?? ''));
  must(sent.filter(({ subject }) => subject.includes('Receipt')).length === once, 'one receipt is mailed');
  must(
    attempts.every(({ status, checkAt }) => status !== 'created' && checkAt === null),
    'nothing is left open',
  );
  for (const { id, status } of attempts) {
    const moves = await db.select().from(paymentMoves).where(eq(paymentMoves.attemptId, id)).orderBy(asc(paymentMoves.number));
    const path = ['created', ...moves.map(({ to }) => to)];
    must(moves.every(({ from }, index) => from === path[index]) && path.at(-1) === status, `the moves lead to ${status}`);
    must(((await orderStatus(world.it.app, id)) === 'PAID') === isPaid, 'the call says what the order is');
    if (moves.some(({ from, to }) => from === 'failed' && to === 'succeeded')) seen.late += 1;
  }
  seen.paid += once;
  seen.parked += parked.length;
  seen.review += attempts.filter(({ status }) => status === 'review').length;
  return broken;
}

describe('under random schedules with crashes', () => {
  test(`When ${seeds.length} schedules run, then no payment is lost, none counts twice and no receipt is sent twice`, async () => {
    for (const seed of seeds) {
      const broken: string[] = [];
      for (const orderId of await world.live(seed)) broken.push(...(await brokenPromises(orderId)));
      expect({ replay: `PAYMENT_SEED=${seed}`, broken }).toEqual({ replay: `PAYMENT_SEED=${seed}`, broken: [] });
    }
    if (seeds.length < 100) return;
    for (const [what, times] of Object.entries(seen)) expect([what, times > 3]).toEqual([what, true]);
  });

  test('When all have run, then the receipts’ numbers have no gap', async () => {
    const { db } = world.it.parts;
    const rows = await db.select({ number: receipts.number }).from(receipts).where(like(receipts.number, 'RV/%'));
    const byYear = new Map<string, number[]>();
    for (const { number } of rows) {
      const [, year = '', serial] = number.split('/');
      byYear.set(year, [...(byYear.get(year) ?? []), Number(serial)]);
    }
    for (const serials of byYear.values()) expect(serials.sort((a, b) => a - b)).toEqual(serials.map((_, index) => index + 1));
  });
});
