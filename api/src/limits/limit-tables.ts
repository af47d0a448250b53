import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Counters of the rate limits; in the database, so that several API processes count together. */
export const limitCounters = pgTable(
  'limit_counters',
  {
    name: text('name').notNull(),
    subject: text('subject').notNull(),
    count: integer('count').notNull(),
    resetsAt: timestamp('resets_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.name, table.subject] }), index('limit_counters_resets_at').on(table.resetsAt)],
);
