import type { Parts } from '../../parts.ts';
import { enterPayment, newPayment } from './enter-payment.ts';
import { findPayment, findSandboxOrder, insertErrands, lockActiveOrder, takeErrands } from './sandbox-store.ts';
import type { SandboxErrand } from './sandbox-tables.ts';
import { tellMerchant } from './tell-merchant.ts';

export type SandboxParts = Pick<Parts, 'db' | 'clock' | 'settings' | 'fetch'>;

/**
 * Does what the make-believe vendors still have to do.
 *
 * @param ahead milliseconds: errands of the near future are done as well
 */
export async function runErrands(parts: SandboxParts, ahead = 0): Promise<void> {
  const { db, clock } = parts;
  for (;;) {
    const now = clock.now();
    const errands = await takeErrands(db, now, new Date(now.getTime() + ahead));
    if (errands.length === 0) return;
    for (const errand of errands) await runErrand(parts, errand);
  }
}

async function runErrand(parts: SandboxParts, { rail, orderId, paymentId }: SandboxErrand): Promise<void> {
  const { db, clock } = parts;
  const order = await findSandboxOrder(db, rail, orderId);
  if (!order) return;
  if (paymentId !== null) {
    const payment = await findPayment(db, paymentId);
    if (payment) await tellMerchant(parts, order, payment);
    return;
  }
  const now = clock.now();
  const payment = { ...newPayment(rail), orderId, status: 'SUCCESS' as const, amount: order.amount, paidAt: now };
  await db.transaction(async (tx) => {
    // PayU takes one payment for a transaction; the others notice too late.
    if (!(await lockActiveOrder(tx, rail, orderId)) && rail === 'payu') return;
    await enterPayment(tx, payment);
    await insertErrands(tx, [{ rail, orderId, paymentId: payment.id, dueAt: now }]);
  });
}
