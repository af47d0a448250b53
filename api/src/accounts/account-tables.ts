import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** People who registered, and staff who logged in without registering (those have no password). */
export const users = pgTable('users', {
  id: text('id').primaryKey(),
  fullname: text('fullname').notNull(),
  /** lower case */
  email: text('email').notNull().unique(),
  /** E.164 */
  mobile: text('mobile'),
  /** `scrypt$N$r$p$salt$hash` */
  passwordHash: text('password_hash'),
  createdAt: moment('created_at').notNull(),
});
export type User = typeof users.$inferSelect;

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the cookie's token, hex */
    tokenHash: text('token_hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [index('sessions_user_id').on(table.userId), index('sessions_ends_at').on(table.endsAt)],
);

/** At most one row per address, known or not: a new code replaces the old one. */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    /** HMAC of the lower-case e-mail address */
    subject: text('subject').primaryKey(),
    /** HMAC of address and code; empty once used */
    codeHash: text('code_hash').notNull(),
    expiresAt: moment('expires_at').notNull(),
    tries: integer('tries').notNull(),
    /** when codes were asked for in the last 24 hours, oldest first */
    askedAt: moment('asked_at').array().notNull(),
  },
  (table) => [index('one_time_codes_expires_at').on(table.expiresAt)],
);
