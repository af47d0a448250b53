import { doublePrecision, index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

/** Who asked for which brochure; once per address and program. */
export const brochureRequests = pgTable(
  'brochure_requests',
  {
    id: text('id').primaryKey(),
    /** id of a program or a postgraduate course */
    productId: text('product_id').notNull(),
    fullname: text('fullname').notNull(),
    /** as it was typed */
    email: text('email').notNull(),
    /** lower case */
    emailKey: text('email_key').notNull(),
    /** one of the 28 states */
    location: text('location').notNull(),
    /** E.164 */
    phone: text('phone').notNull(),
    yearsOfExperience: doublePrecision('years_of_experience').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('brochure_requests_once').on(table.productId, table.emailKey),
    index('brochure_requests_created_at').on(table.createdAt),
  ],
);

/** Messages from the contact page. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: text('id').primaryKey(),
    fullname: text('fullname').notNull(),
    /** as it was typed */
    email: text('email').notNull(),
    /** E.164 */
    phone: text('phone').notNull(),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('contact_messages_created_at').on(table.createdAt)],
);

/** Who asked for the brochure of Super30; a further request of the address replaces the first. */
export const super30Requests = pgTable('super30_requests', {
  /** lower case */
  emailKey: text('email_key').primaryKey(),
  fullname: text('fullname').notNull(),
  /** as it was typed */
  email: text('email').notNull(),
  location: text('location').notNull(),
  /** E.164 */
  phone: text('phone').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
