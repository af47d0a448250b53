import { findAttempt, setCheckAt } from './attempt-store.ts';
import type { Rail } from './gateway.ts';
import { insertEvent } from './ledger-store.ts';
import { reconcileAttempt, type PaymentParts } from './reconcile-attempt.ts';

/**
 * Takes in what a provider told us, its signature checked: the event is kept, then the provider is asked. When the asking
 * fails, the next pass of the reconciler does it, so a kept event may be acknowledged.
 *
 * @param key the event's own name at its provider; a repeat does nothing
 * @param report hears why the asking failed
 */
export async function receiveEvent(
  parts: PaymentParts,
  { rail, key, attemptId }: { rail: Rail; key: string; attemptId: string },
  report: (error: unknown) => void,
): Promise<void> {
  const now = parts.clock.now();
  const attempt = await parts.db.transaction(async (tx) => {
    if (!(await insertEvent(tx, { rail, key, attemptId, receivedAt: now }))) return undefined;
    const found = await findAttempt(tx, attemptId);
    if (found?.rail !== rail) return undefined;
    await setCheckAt(tx, attemptId, now);
    return found;
  });
  if (attempt) await reconcileAttempt(parts, attempt).catch(report);
}
