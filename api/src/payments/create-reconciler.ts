import { claimDueAttempts } from './attempt-store.ts';
import { checkLease } from './check-rules.ts';
import { reconcileAttempt, type PaymentParts } from './reconcile-attempt.ts';
import { listUnsentReceipts } from './receipts/receipt-store.ts';
import { sendReceipt } from './receipts/send-receipt.ts';

const batch = 10;

export interface Reconciler {
  /** One pass over everything that is due now, or the one under way; resolves when it is through. */
  run: () => Promise<void>;
  /** Finishes the attempt under way and begins no more. */
  stop: () => Promise<void>;
}

/**
 * Asks providers about attempts whose time has come, and mails receipts that a crash left unsent. Several processes may
 * do so on one database.
 *
 * @param report hears of providers that could not be asked; their attempts come again after the lease
 */
export function createReconciler(parts: PaymentParts, report: (error: unknown) => void): Reconciler {
  const { db, clock } = parts;
  const state = { stopped: false };
  let running: Promise<void> | undefined;

  const pass = async (): Promise<void> => {
    try {
      while (!state.stopped && (await checkBatch()) > 0);
      for (const orderId of await listUnsentReceipts(db)) await sendReceipt(parts, orderId);
    } catch (error) {
      report(error);
    }
  };
  const checkBatch = async (): Promise<number> => {
    const now = clock.now();
    const due = await claimDueAttempts(db, now, new Date(now.getTime() + checkLease), batch);
    for (const attempt of due) if (!state.stopped) await reconcileAttempt(parts, attempt).catch(report);
    return due.length;
  };
  return {
    run: () => (running ??= pass().finally(() => (running = undefined))),
    stop: async () => {
      state.stopped = true;
      await running;
    },
  };
}
