import type { Parts } from '../parts.ts';
import { applyReport } from './apply-report.ts';
import type { Rail } from './gateway.ts';
import { gatewayOf } from './gateways.ts';
import { sendReceipt } from './receipts/send-receipt.ts';

export type PaymentParts = Pick<Parts, 'db' | 'settings' | 'clock' | 'outbox' | 'gateways'>;

/**
 * Asks the provider about an attempt and applies the answer: the one way in which an order becomes paid, whoever set it
 * off. The call stands outside of every transaction.
 *
 * @throws {GatewayProblem}; then nothing has changed
 */
export async function reconcileAttempt(parts: PaymentParts, { id, rail }: { id: string; rail: Rail }): Promise<void> {
  const { db, clock, gateways } = parts;
  const payments = await gatewayOf(gateways, rail).ask(id);
  const { status, orderId } = await db.transaction((tx) => applyReport(tx, id, payments, clock.now()));
  if (status === 'succeeded') await sendReceipt(parts, orderId);
}
