import type { OrderStatus } from '@aarohan/shared/payments';
import { readOrder } from '../orders/order-store.ts';
import { claimLook, requireAttempt } from './attempt-store.ts';
import { lookPause } from './check-rules.ts';
import type { Attempt } from './payment-tables.ts';
import { reconcileAttempt, type PaymentParts } from './reconcile-attempt.ts';

/**
 * Where the order of a transaction stands. While that is open the provider is asked, at most every two seconds; when
 * the provider is silent, what we know is the answer.
 *
 * @param report hears why the asking failed
 * @throws not-found
 */
export async function readOrderStatus(
  parts: PaymentParts,
  transactionId: string,
  report: (error: unknown) => void,
): Promise<{ success: boolean; orderStatus: OrderStatus; message: string }> {
  const { db, clock } = parts;
  const now = clock.now();
  const before = await requireAttempt(db, transactionId);
  if (await claimLook(db, transactionId, now, new Date(now.getTime() - lookPause))) await reconcileAttempt(parts, before).catch(report);

  const attempt = await requireAttempt(db, transactionId);
  const isPaid = (await readOrder(db, attempt.orderId)).status === 'paid';
  const orderStatus = isPaid ? 'PAID' : words[attempt.status];
  return { success: isPaid, orderStatus, message: messages[orderStatus] };
}

const words: Record<Attempt['status'], OrderStatus> = {
  created: 'PENDING',
  pending: 'PENDING',
  succeeded: 'PAID',
  failed: 'FAILED',
  expired: 'EXPIRED',
  review: 'REVIEW',
};

const messages: Record<OrderStatus, string> = {
  PAID: 'Your payment has arrived.',
  PENDING: 'We are waiting for the bank’s answer.',
  FAILED: 'The payment did not go through. Nothing was paid for this order.',
  EXPIRED: 'The time to pay has run out. Please start the payment again.',
  REVIEW: 'A payment arrived that does not match this order. Our accounts desk will write to you.',
};
