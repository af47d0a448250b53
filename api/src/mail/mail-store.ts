import { and, asc, desc, eq, inArray, isNull, lte, lt, or, sql } from 'drizzle-orm';
import type { Tx } from '../db/db.ts';
import { mails, type Mail } from './mail-tables.ts';

/** Takes up to `limit` due mails for the holder of `lease`; processes side by side never take the same one. */
export function claimMails(tx: Tx, lease: string, now: Date, leaseUntil: Date, limit: number): Promise<Mail[]> {
  const due = tx
    .select({ id: mails.id })
    .from(mails)
    .where(and(eq(mails.status, 'waiting'), lte(mails.dueAt, now), or(isNull(mails.leaseUntil), lt(mails.leaseUntil, now))))
    .orderBy(asc(mails.number))
    .limit(limit)
    .for('update', { skipLocked: true });
  return tx
    .update(mails)
    .set({ lease, leaseUntil, attempts: sql`${mails.attempts} + 1` })
    .where(inArray(mails.id, due))
    .returning();
}

export async function markSent(tx: Tx, mail: Mail, now: Date, keepCopy: boolean): Promise<void> {
  const wiped = keepCopy ? {} : { text: '', html: '', attachments: [] };
  await tx
    .update(mails)
    .set({ status: 'sent', sentAt: now, lease: null, leaseUntil: null, lastError: null, ...wiped })
    .where(isHeld(mail));
}

export async function markFailed(tx: Tx, mail: Mail, status: 'waiting' | 'failed', dueAt: Date, lastError: string): Promise<void> {
  await tx.update(mails).set({ status, dueAt, lastError, lease: null, leaseUntil: null }).where(isHeld(mail));
}

/** Codes that nobody can use any more are not mailed, and not kept. */
export async function expireMails(tx: Tx, now: Date): Promise<void> {
  await tx
    .update(mails)
    .set({ status: 'expired', text: '', html: '' })
    .where(and(eq(mails.status, 'waiting'), lte(mails.expiresAt, now), or(isNull(mails.leaseUntil), lt(mails.leaseUntil, now))));
}

export function listDelivered(tx: Tx, to: string | undefined, limit: number): Promise<Mail[]> {
  return tx
    .select()
    .from(mails)
    .where(and(eq(mails.status, 'sent'), to === undefined ? undefined : eq(sql`lower(${mails.to})`, to.toLowerCase())))
    .orderBy(desc(mails.number))
    .limit(limit);
}

export async function deleteOldMails(tx: Tx, before: Date): Promise<void> {
  await tx.delete(mails).where(and(inArray(mails.status, ['sent', 'expired', 'withheld']), lt(mails.createdAt, before)));
}

const isHeld = ({ id, lease }: Mail) =>
  and(eq(mails.id, id), eq(mails.status, 'waiting'), lease === null ? isNull(mails.lease) : eq(mails.lease, lease));
