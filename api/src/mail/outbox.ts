import { randomUUID } from 'node:crypto';
import type { Tx } from '../db/db.ts';
import { mails, type StoredAttachment } from './mail-tables.ts';

/** A mail to be sent; everything in it is final. */
export interface Letter {
  to: string;
  /** whom an answer goes to, where that is not the institute */
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  attachments?: StoredAttachment[];
  /** Not worth delivering after this moment (a one-time code). */
  expiresAt?: Date;
  /** Written but never delivered: the address is unknown and nobody may notice. */
  withheld?: boolean;
}

export interface Outbox {
  /** Starts delivery of what was committed, without waiting for it. */
  poke: () => void;
  /** Delivers what is due and resolves when nothing is under way. */
  drain: () => Promise<void>;
  /** Finishes what is under way and begins nothing more. */
  stop: () => Promise<void>;
}

/** Writes a mail in the transaction that causes it; it is delivered once that has committed. */
export async function postMail(tx: Tx, letter: Letter, now: Date): Promise<string> {
  const id = randomUUID();
  await tx.insert(mails).values({
    id,
    to: letter.to,
    replyTo: letter.replyTo,
    subject: letter.subject,
    text: letter.text,
    html: letter.html,
    attachments: letter.attachments ?? [],
    status: letter.withheld ? 'withheld' : 'waiting',
    createdAt: now,
    dueAt: now,
    expiresAt: letter.expiresAt,
    attempts: 0,
  });
  return id;
}
