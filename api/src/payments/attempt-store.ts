import { and, asc, eq, inArray, isNull, lte, or } from 'drizzle-orm';
import type { Tx } from '../db/db.ts';
import { ApiProblem } from '../errors.ts';
import type { Rail } from './gateway.ts';
import { paymentAttempts, paymentMoves, type Attempt } from './payment-tables.ts';
import { nextStatus, openStatuses, type AttemptEvent } from './payment-transitions.ts';

const isOpen = inArray(paymentAttempts.status, [...openStatuses]);

/** Writes an attempt unless one is open for its order on its rail; then undefined. */
export async function insertAttempt(tx: Tx, attempt: typeof paymentAttempts.$inferInsert): Promise<Attempt | undefined> {
  const [inserted] = await tx.insert(paymentAttempts).values(attempt).onConflictDoNothing().returning();
  return inserted;
}

export async function findOpenAttempt(tx: Tx, orderId: string, rail: Rail): Promise<Attempt | undefined> {
  const [attempt] = await tx
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.orderId, orderId), eq(paymentAttempts.rail, rail), isOpen))
    .for('update');
  return attempt;
}

export async function findAttempt(tx: Tx, id: string): Promise<Attempt | undefined> {
  const [attempt] = await tx.select().from(paymentAttempts).where(eq(paymentAttempts.id, id));
  return attempt;
}

/** @throws not-found */
export async function requireAttempt(tx: Tx, id: string): Promise<Attempt> {
  const attempt = await findAttempt(tx, id);
  if (!attempt) throw new ApiProblem('not-found', { sentence: 'This transaction does not exist.' });
  return attempt;
}

/** Reads an attempt and keeps everybody else from moving it until `tx` has ended. */
export async function lockAttempt(tx: Tx, id: string): Promise<Attempt> {
  const [attempt] = await tx.select().from(paymentAttempts).where(eq(paymentAttempts.id, id)).for('update');
  if (!attempt) throw new Error(`No payment attempt ${id}.`);
  return attempt;
}

/** Moves an attempt where the table of transitions allows it, and writes that down. Answers the attempt as it then is. */
export async function moveAttempt(
  tx: Tx,
  attempt: Attempt,
  event: AttemptEvent,
  now: Date,
  change: { sessionId?: string } = {},
): Promise<Attempt> {
  const to = nextStatus(attempt.status, event);
  if (!to) return attempt;
  const [moved] = await tx
    .update(paymentAttempts)
    .set({ ...change, status: to })
    .where(and(eq(paymentAttempts.id, attempt.id), eq(paymentAttempts.status, attempt.status)))
    .returning();
  if (!moved) return lockAttempt(tx, attempt.id);
  await tx.insert(paymentMoves).values({ attemptId: attempt.id, event, from: attempt.status, to, at: now });
  return moved;
}

export async function setCheckAt(tx: Tx, id: string, checkAt: Date | null): Promise<void> {
  await tx.update(paymentAttempts).set({ checkAt }).where(eq(paymentAttempts.id, id));
}

/** Takes up to `limit` attempts that are due to be asked about; processes side by side never take the same one. */
export function claimDueAttempts(tx: Tx, now: Date, leaseUntil: Date, limit: number): Promise<Attempt[]> {
  const due = tx
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(lte(paymentAttempts.checkAt, now))
    .orderBy(asc(paymentAttempts.checkAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  return tx.update(paymentAttempts).set({ checkAt: leaseUntil }).where(inArray(paymentAttempts.id, due)).returning();
}

/** Whether it is this caller who looks; of several pages at once one does. */
export async function claimLook(tx: Tx, id: string, now: Date, before: Date): Promise<boolean> {
  const rested = or(isNull(paymentAttempts.lookedAt), lte(paymentAttempts.lookedAt, before));
  const claimed = await tx
    .update(paymentAttempts)
    .set({ lookedAt: now })
    .where(and(eq(paymentAttempts.id, id), isOpen, rested))
    .returning({ id: paymentAttempts.id });
  return claimed.length > 0;
}
