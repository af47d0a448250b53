import type { Tx } from '../db/db.ts';
import type { Viewer } from '../viewer.ts';
import { auditLines, type AuditChange } from './audit-tables.ts';

export interface AuditLine {
  /** `noun.verb`: `job-post.closed`, `refund.requested` */
  action: string;
  /** id of what it was done to; empty for a whole list */
  subject: string;
  change?: AuditChange;
}

/** Writes down what a member of staff does, in the transaction that does it: neither is there without the other. */
export async function writeAuditLine(tx: Tx, { email }: Pick<Viewer, 'email'>, line: AuditLine, now: Date): Promise<void> {
  await tx.insert(auditLines).values({ at: now, who: email, ...line });
}
