import { bigint, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { rails } from '../gateway.ts';
import { paymentStatuses } from './outcome-rules.ts';

/**
 * The books of the make-believe vendors. They stand in the database, so that they survive a restart and several
 * processes share them; nothing outside of the sandbox reads them.
 */
const moment = (name: string) => timestamp(name, { withTimezone: true });
const paise = (name: string) => bigint(name, { mode: 'number' });
const rail = () => text('rail', { enum: rails }).notNull();

export const sandboxOrders = pgTable(
  'sandbox_orders',
  {
    rail: rail(),
    /** the merchant's reference: `order_id`, `txnid`, `tr` */
    id: text('id').notNull(),
    amount: paise('amount').notNull(),
    status: text('status', { enum: ['ACTIVE', 'PAID', 'TERMINATED'] }).notNull(),
    /** Cashfree's payment session */
    sessionId: text('session_id').unique(),
    idempotencyKey: text('idempotency_key'),
    /** what the merchant sent, in the vendor's own field names */
    request: jsonb('request').$type<Record<string, unknown>>().notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.rail, table.id] })],
);
export type SandboxOrder = typeof sandboxOrders.$inferSelect;

export const sandboxPayments = pgTable(
  'sandbox_payments',
  {
    number: integer('number').primaryKey().generatedAlwaysAsIdentity(),
    /** digits, as the vendor counts */
    id: text('id').notNull().unique(),
    rail: rail(),
    orderId: text('order_id').notNull(),
    status: text('status', { enum: paymentStatuses }).notNull(),
    amount: paise('amount').notNull(),
    paidAt: moment('paid_at').notNull(),
    refunded: paise('refunded').notNull().default(0),
  },
  (table) => [index('sandbox_payments_order').on(table.rail, table.orderId)],
);
export type SandboxPayment = typeof sandboxPayments.$inferSelect;

/** What a vendor still has to do: tell the merchant of a payment, or let one succeed late. */
export const sandboxErrands = pgTable(
  'sandbox_errands',
  {
    number: integer('number').primaryKey().generatedAlwaysAsIdentity(),
    rail: rail(),
    orderId: text('order_id').notNull(),
    /** the payment to tell of; without one the order is to be paid */
    paymentId: text('payment_id'),
    dueAt: moment('due_at').notNull(),
    doneAt: moment('done_at'),
  },
  (table) => [index('sandbox_errands_due').on(table.doneAt, table.dueAt)],
);
export type SandboxErrand = typeof sandboxErrands.$inferSelect;
