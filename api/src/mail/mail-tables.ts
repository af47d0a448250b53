import { index, integer, jsonb, pgEnum, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** `withheld`: written so that an unknown address costs the same work as a known one, never delivered. */
export const mailStatus = pgEnum('mail_status', ['waiting', 'sent', 'expired', 'failed', 'withheld']);

export interface StoredAttachment {
  filename: string;
  contentType: string;
  base64: string;
}

/** The outbox: a mail is a row, written in the transaction that causes it. */
export const mails = pgTable(
  'mails',
  {
    id: text('id').primaryKey(),
    /** order of writing */
    number: integer('number').generatedAlwaysAsIdentity().notNull(),
    to: text('to').notNull(),
    /** whom an answer goes to, where that is not the institute */
    replyTo: text('reply_to'),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    attachments: jsonb('attachments').$type<StoredAttachment[]>().notNull(),
    status: mailStatus('status').notNull(),
    createdAt: moment('created_at').notNull(),
    /** not delivered after this moment */
    expiresAt: moment('expires_at'),
    sentAt: moment('sent_at'),
    dueAt: moment('due_at').notNull(),
    attempts: integer('attempts').notNull(),
    /** who is delivering it right now, and until when nobody else may */
    lease: text('lease'),
    leaseUntil: moment('lease_until'),
    lastError: text('last_error'),
  },
  (table) => [index('mails_status_due_at').on(table.status, table.dueAt), index('mails_to').on(table.to)],
);
export type Mail = typeof mails.$inferSelect;
