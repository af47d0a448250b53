import { json, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const results = pgTable('results', {
  /** lower case */
  email: text('email').primaryKey(),
  /** the published columns in the order of the table on the page, Grade among them; `jsonb` would forget the order */
  record: json('record').$type<Record<string, string | number>>().notNull(),
  publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
});
