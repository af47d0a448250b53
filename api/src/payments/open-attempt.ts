import { ApiProblem, badInput } from '../errors.ts';
import { limits } from '../limits/limit-rules.ts';
import { countOrRefuse } from '../limits/limit-store.ts';
import type { Tx } from '../db/db.ts';
import { requireOrder } from '../orders/order-store.ts';
import type { Order } from '../orders/order-tables.ts';
import type { Parts } from '../parts.ts';
import type { Viewer } from '../viewer.ts';
import { findOpenAttempt, insertAttempt, lockAttempt, moveAttempt } from './attempt-store.ts';
import { attemptLifetime, nextCheckAt } from './check-rules.ts';
import type { Rail } from './gateway.ts';
import { newAttemptId } from './new-attempt-id.ts';
import type { Attempt } from './payment-tables.ts';

/** paise; Cashfree's bound, and PayU's and the banks' in practice */
const leastAmount = 100;

export interface Payer {
  orderId: string;
  viewer: Viewer | null;
  ip: string;
}

/**
 * The open attempt to pay an order on a rail, a new one if there is none, so that a second click and a second tab pay
 * the same. The attempt's row is there before the provider hears of it, and the provider is called outside of both
 * transactions.
 *
 * @param prepare what the provider has to do first; answers its session
 * @throws not-found, already-paid, bad-input below ₹1, too-many-tries, {GatewayProblem}; then the attempt can be taken up again
 */
export async function openAttempt(
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  rail: Rail,
  { orderId, viewer, ip }: Payer,
  prepare?: (attempt: Attempt, order: Order) => Promise<string>,
): Promise<{ attempt: Attempt; order: Order }> {
  const now = clock.now();
  await countOrRefuse(db, limits.paymentsPerAddress, ip, now);
  const { order, attempt } = await db.transaction(async (tx) => {
    const found = await requireOrder(tx, orderId, viewer);
    if (found.status === 'paid') throw new ApiProblem('already-paid');
    if (found.amount < leastAmount) throw badInput({ orderId: 'No gateway takes less than ₹1.' });
    return { order: found, attempt: await takeAttempt(tx, found, rail, now) };
  });
  if (attempt.status !== 'created') return { order, attempt };

  const sessionId = await prepare?.(attempt, order);
  const opened = await db.transaction(async (tx) =>
    moveAttempt(tx, await lockAttempt(tx, attempt.id), 'opened', now, sessionId === undefined ? {} : { sessionId }),
  );
  return { order, attempt: opened };
}

/** The open attempt, unless its time has run out: then a new one takes its place. */
async function takeAttempt(tx: Tx, { id: orderId, amount }: Order, rail: Rail, now: Date): Promise<Attempt> {
  const open = await findOpenAttempt(tx, orderId, rail);
  if (open && open.expiresAt > now) return open;
  if (open) await moveAttempt(tx, open, 'expired', now);
  const expiresAt = new Date(now.getTime() + attemptLifetime);
  const fresh = { id: newAttemptId(), orderId, rail, amount, status: 'created' as const, createdAt: now, expiresAt };
  const inserted = await insertAttempt(tx, { ...fresh, checkAt: nextCheckAt(now, now) });
  // Somebody else was first, and has committed by now.
  const attempt = inserted ?? (await findOpenAttempt(tx, orderId, rail));
  if (!attempt) throw new ApiProblem('conflict');
  return attempt;
}
