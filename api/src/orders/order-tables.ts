import { sql } from 'drizzle-orm';
import { bigint, check, index, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { paymentOptions } from '@aarohan/shared/orders';
import { users } from '../accounts/account-tables.ts';
import { carts } from '../cart/cart-tables.ts';
import type { OrderLine } from './order-rules.ts';

const paise = (name: string) => bigint(name, { mode: 'number' });

export const orders = pgTable(
  'orders',
  {
    /** 128 random bits: whoever knows it may pay an order that belongs to no account */
    id: text('id').primaryKey(),
    cartId: text('cart_id')
      .notNull()
      .references(() => carts.id),
    /** who was signed in when it was placed */
    userId: text('user_id').references(() => users.id),
    status: text('status', { enum: ['placed', 'paid'] }).notNull(),
    paymentOption: text('payment_option', { enum: paymentOptions }).notNull(),
    /** what this order asks for, with GST */
    amount: paise('amount').notNull(),
    /** the cart on that day; later prices do not touch it */
    lines: jsonb('lines').$type<OrderLine[]>().notNull(),
    firstname: text('firstname').notNull(),
    lastname: text('lastname').notNull(),
    address: text('address').notNull(),
    city: text('city').notNull(),
    /** lower case */
    email: text('email').notNull(),
    pin: text('pin').notNull(),
    /** E.164 */
    phone: text('phone').notNull(),
    country: text('country').notNull(),
    /** digest of all of the above: the same form sent again while unpaid is the same order */
    fingerprint: text('fingerprint').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    paidAt: timestamp('paid_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('orders_unpaid_fingerprint')
      .on(table.fingerprint)
      .where(sql`${table.status} = 'placed'`),
    index('orders_cart').on(table.cartId),
    index('orders_created_at').on(table.createdAt),
    check('orders_amount', sql`${table.amount} > 0`),
  ],
);
export type Order = typeof orders.$inferSelect;
