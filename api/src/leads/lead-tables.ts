import { doublePrecision, index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { products } from '../catalogue/program-tables.ts';

/** Who asked for which program's brochure; once per address and program. */
export const brochureRequests = pgTable(
  'brochure_requests',
  {
    id: text('id').primaryKey(),
    productId: text('product_id')
      .notNull()
      .references(() => products.id),
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
