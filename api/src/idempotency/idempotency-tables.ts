import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** One row per `Idempotency-Key` and sender: reserved before the call runs, answered after it. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** hash of the session, or `anonymous` */
    sender: text('sender').notNull(),
    key: text('key').notNull(),
    /** HMAC of method, path and body */
    fingerprint: text('fingerprint').notNull(),
    /** the sealed answer; empty while the call runs */
    answer: text('answer'),
    /** while the call runs: when somebody else may take the key over */
    runsUntil: timestamp('runs_until', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.sender, table.key] }), index('idempotency_keys_expires_at').on(table.expiresAt)],
);
