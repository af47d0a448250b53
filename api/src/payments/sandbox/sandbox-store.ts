import { and, asc, desc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Tx } from '../../db/db.ts';
import type { Rail } from '../gateway.ts';
import { paymentAttempts, type Attempt } from '../payment-tables.ts';
import {
  sandboxErrands,
  sandboxOrders,
  sandboxPayments,
  type SandboxErrand,
  type SandboxOrder,
  type SandboxPayment,
} from './sandbox-tables.ts';

/** Writes an order; undefined when its id is taken. */
export async function insertSandboxOrder(tx: Tx, order: SandboxOrder): Promise<SandboxOrder | undefined> {
  const [inserted] = await tx.insert(sandboxOrders).values(order).onConflictDoNothing().returning();
  return inserted;
}

export async function findSandboxOrder(tx: Tx, rail: Rail, id: string): Promise<SandboxOrder | undefined> {
  const [order] = await tx
    .select()
    .from(sandboxOrders)
    .where(and(eq(sandboxOrders.rail, rail), eq(sandboxOrders.id, id)));
  return order;
}

export async function findBySession(tx: Tx, sessionId: string): Promise<SandboxOrder | undefined> {
  const [order] = await tx.select().from(sandboxOrders).where(eq(sandboxOrders.sessionId, sessionId));
  return order;
}

/** Whether the order can still be paid; nobody else pays it until `tx` has ended. */
export async function lockActiveOrder(tx: Tx, rail: Rail, id: string): Promise<boolean> {
  const [order] = await tx
    .select({ status: sandboxOrders.status })
    .from(sandboxOrders)
    .where(and(eq(sandboxOrders.rail, rail), eq(sandboxOrders.id, id)))
    .for('update');
  return order?.status === 'ACTIVE';
}

export async function setOrderStatus(tx: Tx, rail: Rail, id: string, status: SandboxOrder['status']): Promise<void> {
  await tx
    .update(sandboxOrders)
    .set({ status })
    .where(and(eq(sandboxOrders.rail, rail), eq(sandboxOrders.id, id)));
}

export async function insertPayment(tx: Tx, payment: typeof sandboxPayments.$inferInsert): Promise<void> {
  await tx.insert(sandboxPayments).values(payment);
}

/** Oldest first. */
export const listPayments = (tx: Tx, rail: Rail, orderId: string): Promise<SandboxPayment[]> =>
  tx
    .select()
    .from(sandboxPayments)
    .where(and(eq(sandboxPayments.rail, rail), eq(sandboxPayments.orderId, orderId)))
    .orderBy(asc(sandboxPayments.number));

export async function findPayment(tx: Tx, id: string): Promise<SandboxPayment | undefined> {
  const [payment] = await tx.select().from(sandboxPayments).where(eq(sandboxPayments.id, id));
  return payment;
}

/** Pays back, unless that would be more than was paid. */
export async function refundPayment(tx: Tx, rail: Rail, id: string, amount: number): Promise<boolean> {
  const refunded = await tx
    .update(sandboxPayments)
    .set({ refunded: sql`${sandboxPayments.refunded} + ${amount}` })
    .where(
      and(
        eq(sandboxPayments.id, id),
        eq(sandboxPayments.rail, rail),
        eq(sandboxPayments.status, 'SUCCESS'),
        sql`${sandboxPayments.refunded} + ${amount} <= ${sandboxPayments.amount}`,
      ),
    )
    .returning({ id: sandboxPayments.id });
  return refunded.length > 0;
}

export async function insertErrands(tx: Tx, errands: (typeof sandboxErrands.$inferInsert)[]): Promise<void> {
  if (errands.length > 0) await tx.insert(sandboxErrands).values(errands);
}

/** Takes errands that are due; each is taken once. */
export function takeErrands(tx: Tx, now: Date, dueUntil: Date): Promise<SandboxErrand[]> {
  const due = tx
    .select({ number: sandboxErrands.number })
    .from(sandboxErrands)
    .where(and(isNull(sandboxErrands.doneAt), lte(sandboxErrands.dueAt, dueUntil)))
    .orderBy(asc(sandboxErrands.number))
    .limit(20)
    .for('update', { skipLocked: true });
  return tx.update(sandboxErrands).set({ doneAt: now }).where(inArray(sandboxErrands.number, due)).returning();
}

/** Newest first. */
export const listAttempts = (tx: Tx, limit: number): Promise<Attempt[]> =>
  tx.select().from(paymentAttempts).orderBy(desc(paymentAttempts.createdAt), asc(paymentAttempts.id)).limit(limit);
