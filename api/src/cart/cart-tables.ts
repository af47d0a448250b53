import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { pgCourses } from '../catalogue/course-tables.ts';

export const carts = pgTable(
  'carts',
  {
    /** 128 random bits: whoever knows it may see and change the cart */
    id: text('id').primaryKey(),
    pgCourseId: text('pg_course_id').references(() => pgCourses.id),
    /** grows with each change; also what two changes at once queue for */
    version: integer('version').notNull().default(1),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('carts_updated_at').on(table.updatedAt)],
);

/** What is wanted; prices are looked up when the cart is read. */
export const cartLines = pgTable(
  'cart_lines',
  {
    cartId: text('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['course', 'product'] }).notNull(),
    itemId: text('item_id').notNull(),
    position: integer('position').notNull(),
    quantity: integer('quantity').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.cartId, table.kind, table.itemId] }),
    check('cart_lines_quantity', sql`${table.quantity} between 1 and 99`),
  ],
);
