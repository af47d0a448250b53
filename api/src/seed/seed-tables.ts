import { integer, pgTable, timestamp } from 'drizzle-orm/pg-core';

/** One row once the seed was planted; an installation with data of its own never gets another. */
export const seedMarks = pgTable('seed_marks', {
  version: integer('version').primaryKey(),
  plantedAt: timestamp('planted_at', { withTimezone: true }).notNull(),
});
