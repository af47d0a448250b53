import { deleteOldCodes } from './accounts/code-store.ts';
import { deleteEndedSessions } from './accounts/session-store.ts';
import { findNamedResumes } from './campus/registration-store.ts';
import { findNamedDocuments } from './enrolments/document-store.ts';
import { sweepFiles } from './files/sweep-files.ts';
import { deleteOldKeys } from './idempotency/idempotency-store.ts';
import { deleteOldCounters } from './limits/limit-store.ts';
import { deleteOldMails } from './mail/mail-store.ts';
import type { Parts } from './parts.ts';

const day = 24 * 60 * 60_000;

/** Deletes what has run out; nothing depends on when, or on how many processes do it. */
export async function keepHouse(parts: Pick<Parts, 'db' | 'clock' | 'files'>): Promise<void> {
  const { db, clock } = parts;
  const now = clock.now();
  await deleteEndedSessions(db, now);
  await deleteOldCodes(db, new Date(now.getTime() - day));
  await deleteOldCounters(db, now);
  await deleteOldKeys(db, now);
  await deleteOldMails(db, new Date(now.getTime() - 30 * day));
  await sweepFiles(parts, [findNamedDocuments, findNamedResumes]);
}
