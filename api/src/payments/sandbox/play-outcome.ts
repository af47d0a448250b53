import { ApiProblem } from '../../errors.ts';
import { enterPayment, newPayment } from './enter-payment.ts';
import { planOutcome, type Outcome, type OutcomePlan } from './outcome-rules.ts';
import { runErrands, type SandboxParts } from './run-errands.ts';
import { insertErrands, lockActiveOrder } from './sandbox-store.ts';
import type { SandboxOrder, SandboxPayment } from './sandbox-tables.ts';

/** Does what a lever says: writes the vendor's book, tells the merchant what is to be told at once, plans the rest. */
export async function playOutcome(
  parts: SandboxParts,
  order: SandboxOrder,
  outcome: Outcome,
): Promise<{ plan: OutcomePlan; payment: SandboxPayment }> {
  const { db, clock } = parts;
  const now = clock.now();
  const plan = planOutcome(outcome, order.amount);
  const payments = plan.payments.map(({ status, amount }) => ({
    ...newPayment(order.rail),
    orderId: order.id,
    status,
    amount,
    paidAt: now,
  }));
  await db.transaction(async (tx) => {
    // A bank lets anybody pay as often as they like.
    if (order.rail !== 'upi' && !(await lockActiveOrder(tx, order.rail, order.id))) throw new ApiProblem('conflict');
    for (const payment of payments) await enterPayment(tx, payment);
    const told = payments.flatMap(({ id }) => plan.told.map((seconds) => ({ paymentId: id, seconds })));
    const late = plan.paidAfter === undefined ? [] : [{ paymentId: null, seconds: plan.paidAfter }];
    await insertErrands(
      tx,
      [...told, ...late].map(({ paymentId, seconds }) => ({
        rail: order.rail,
        orderId: order.id,
        paymentId,
        dueAt: new Date(now.getTime() + seconds * 1000),
      })),
    );
  });
  await runErrands(parts);
  const [first] = payments;
  if (!first) throw new Error(`Nothing is paid by ${outcome}.`);
  return { plan, payment: { ...first, number: 0, refunded: 0 } };
}
