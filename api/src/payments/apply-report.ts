import type { Tx } from '../db/db.ts';
import { markPaid } from '../orders/order-store.ts';
import { lockAttempt, moveAttempt, setCheckAt } from './attempt-store.ts';
import { nextCheckAt } from './check-rules.ts';
import type { ReportedPayment } from './gateway.ts';
import { insertEntry, insertParked } from './ledger-store.ts';
import type { Attempt } from './payment-tables.ts';
import { issueReceipt } from './receipts/issue-receipt.ts';

/**
 * Makes our books say what a provider says of an attempt. However often and in whatever order reports come, each
 * payment is booked once, an order is paid once, and money that does not fit is parked for staff.
 */
export async function applyReport(tx: Tx, attemptId: string, payments: readonly ReportedPayment[], now: Date): Promise<Attempt> {
  let attempt = await lockAttempt(tx, attemptId);
  for (const payment of payments) {
    if (payment.state === 'success') attempt = await bookPayment(tx, attempt, payment, now);
  }
  if (!payments.some(({ state }) => state !== 'failed')) {
    if (payments.length > 0) attempt = await moveAttempt(tx, attempt, 'failed', now);
    else if (attempt.expiresAt <= now) attempt = await moveAttempt(tx, attempt, 'expired', now);
  }
  await setCheckAt(tx, attemptId, nextCheckAt(attempt.createdAt, now));
  return attempt;
}

async function bookPayment(tx: Tx, attempt: Attempt, { id, amount }: ReportedPayment, now: Date): Promise<Attempt> {
  const { orderId, rail } = attempt;
  const entry = await insertEntry(tx, { orderId, attemptId: attempt.id, rail, providerPaymentId: id, amount, bookedAt: now });
  if (entry === undefined) return attempt;

  const reason = amount !== attempt.amount ? 'wrong-amount' : (await markPaid(tx, orderId, now)) ? undefined : 'order-already-paid';
  if (reason === undefined) {
    await issueReceipt(tx, { orderId, attemptId: attempt.id, rail, providerPaymentId: id, amount }, now);
    return moveAttempt(tx, attempt, 'paid', now);
  }
  await insertParked(tx, { entry, reason, parkedAt: now });
  return moveAttempt(tx, attempt, 'parked', now);
}
