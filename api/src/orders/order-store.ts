import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { Tx } from '../db/db.ts';
import { ApiProblem } from '../errors.ts';
import type { Viewer } from '../viewer.ts';
import { orders, type Order } from './order-tables.ts';

/** Writes an order unless the same one waits to be paid, and answers the one that there is. */
export async function insertOrder(tx: Tx, order: typeof orders.$inferInsert): Promise<Order> {
  const [inserted] = await tx
    .insert(orders)
    .values(order)
    // Without a change the row that stands in the way would not be answered, nor waited for.
    .onConflictDoUpdate({
      target: orders.fingerprint,
      targetWhere: sql`${orders.status} = 'placed'`,
      set: { fingerprint: order.fingerprint },
    })
    .returning();
  if (!inserted) throw new Error('The order was neither written nor found.');
  return inserted;
}

/** @throws not-found for an unknown order and for somebody else's */
export async function requireOrder(tx: Tx, id: string, viewer: Viewer | null): Promise<Order> {
  const mine = viewer ? or(isNull(orders.userId), eq(orders.userId, viewer.userId)) : isNull(orders.userId);
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), mine));
  if (!order) throw new ApiProblem('not-found', { sentence: 'This order does not exist.' });
  return order;
}

/** For the payments' own work, which nobody in particular asks for. */
export async function readOrder(tx: Tx, id: string): Promise<Order> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, id));
  if (!order) throw new Error(`No order ${id}.`);
  return order;
}

/** Marks an order as paid; of several payments at once one succeeds. */
export async function markPaid(tx: Tx, id: string, now: Date): Promise<boolean> {
  const paid = await tx
    .update(orders)
    .set({ status: 'paid', paidAt: now })
    .where(and(eq(orders.id, id), eq(orders.status, 'placed')))
    .returning({ id: orders.id });
  return paid.length > 0;
}
