import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What staff changed, sent, opened or took away (DESIGN section 6). Rows are only ever added. */
export const auditLines = pgTable(
  'audit_lines',
  {
    number: integer('number').primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    /** e-mail address of who did it, as it was then: the line outlives the account */
    who: text('who').notNull(),
    /** `noun.verb`: `job-post.closed`, `refund.requested` */
    action: text('action').notNull(),
    /** id of what it was done to; empty for a whole list */
    subject: text('subject').notNull(),
    /** what was changed, from and to; empty where nothing was */
    change: jsonb('change').$type<AuditChange>(),
  },
  (table) => [index('audit_lines_at').on(table.at), index('audit_lines_subject').on(table.subject)],
);

/** Values as staff read them, by field. A line tells what moved and never holds a secret or a paper. */
export type AuditChange = Record<string, { from: string | number | boolean | null; to: string | number | boolean | null }>;
