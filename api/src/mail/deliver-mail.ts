import { randomUUID } from 'node:crypto';
import type { Parts } from '../parts.ts';
import { backOff, isHopeless, leaseTime } from './mail-rules.ts';
import { claimMails, expireMails, markFailed, markSent } from './mail-store.ts';
import type { Mail } from './mail-tables.ts';
import type { Outbox } from './outbox.ts';
import type { Transport } from './transport.ts';

const batch = 10;

/**
 * Delivers what the outbox holds, now when poked and again when a failed mail is due. Several processes
 * may do so on one database. A mail is doubled only if the process dies between the server's yes and its note.
 *
 * @param report hears why a mail could not be delivered, or why the outbox could not be read
 */
export function createOutbox({ db, clock }: Pick<Parts, 'db' | 'clock'>, transport: Transport, report: (error: unknown) => void): Outbox {
  let last = Promise.resolve();
  let queued: Promise<void> | undefined;
  const state = { stopped: false };

  // One pass at a time; a pass that has not begun yet will see what was committed until now.
  const drain = (): Promise<void> => {
    queued ??= last = last.then(() => {
      queued = undefined;
      return deliverAll();
    });
    return queued;
  };
  const deliverAll = async (): Promise<void> => {
    try {
      while (!state.stopped && (await deliverBatch()) > 0);
    } catch (error) {
      report(error);
    }
  };
  const deliverBatch = async (): Promise<number> => {
    const now = clock.now();
    await expireMails(db, now);
    const claimed = await claimMails(db, randomUUID(), now, new Date(now.getTime() + leaseTime), batch);
    await Promise.all(claimed.map(deliver));
    return claimed.length;
  };
  const deliver = async (mail: Mail): Promise<void> => {
    try {
      await transport.deliver(mail);
    } catch (error) {
      report(error);
      const dueAt = new Date(clock.now().getTime() + backOff(mail.attempts));
      return markFailed(
        db,
        mail,
        isHopeless(mail.attempts) ? 'failed' : 'waiting',
        dueAt,
        error instanceof Error ? error.message : String(error),
      );
    }
    await markSent(db, mail, clock.now(), transport.keepsCopy);
  };
  return {
    poke: () => void drain(),
    drain,
    stop: async () => {
      state.stopped = true;
      await last;
      transport.close();
    },
  };
}
