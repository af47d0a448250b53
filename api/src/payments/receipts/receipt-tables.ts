import { bigint, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { orders } from '../../orders/order-tables.ts';
import { rails } from '../gateway.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** One per paid order. */
export const receipts = pgTable(
  'receipts',
  {
    orderId: text('order_id')
      .primaryKey()
      .references(() => orders.id),
    /** without gaps within a financial year: `RV/26-27/000123` */
    number: text('number').notNull().unique(),
    attemptId: text('attempt_id').notNull(),
    rail: text('rail', { enum: rails }).notNull(),
    providerPaymentId: text('provider_payment_id').notNull(),
    /** paise, with GST */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    issuedAt: moment('issued_at').notNull(),
    /** when its mail was put into the outbox */
    sentAt: moment('sent_at'),
  },
  (table) => [index('receipts_sent_at').on(table.sentAt)],
);
export type Receipt = typeof receipts.$inferSelect;

/** The last number given out in each financial year. */
export const receiptNumbers = pgTable('receipt_numbers', {
  /** `26-27` */
  financialYear: text('financial_year').primaryKey(),
  last: integer('last').notNull(),
});
