import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, timestamp, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { orders } from '../orders/order-tables.ts';
import { rails } from './gateway.ts';
import { attemptEvents, attemptStatuses } from './payment-transitions.ts';
import { refundStatuses } from './refund-transitions.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const paise = (name: string) => bigint(name, { mode: 'number' });
const orderId = () =>
  text('order_id')
    .notNull()
    .references(() => orders.id);
const attemptId = () =>
  text('attempt_id')
    .notNull()
    .references(() => paymentAttempts.id);

/** A try to pay an order; its row exists before money can move. */
export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    /** our reference at the provider, on every rail: letters and digits, unguessable */
    id: text('id').primaryKey(),
    orderId: orderId(),
    rail: text('rail', { enum: rails }).notNull(),
    status: text('status', { enum: attemptStatuses }).notNull(),
    amount: paise('amount').notNull(),
    /** Cashfree's payment session */
    sessionId: text('session_id'),
    createdAt: moment('created_at').notNull(),
    /** no payment may begin after this moment */
    expiresAt: moment('expires_at').notNull(),
    /** when to ask the provider next; empty when nothing more is expected */
    checkAt: moment('check_at'),
    /** when a visitor's page last made us ask */
    lookedAt: moment('looked_at'),
  },
  (table) => [
    uniqueIndex('payment_attempts_one_open')
      .on(table.orderId, table.rail)
      .where(sql`${table.status} in ('created', 'pending')`),
    uniqueIndex('payment_attempts_one_success')
      .on(table.orderId)
      .where(sql`${table.status} = 'succeeded'`),
    index('payment_attempts_check_at').on(table.checkAt),
  ],
);
export type Attempt = typeof paymentAttempts.$inferSelect;

/** Every move of an attempt, written with it. */
export const paymentMoves = pgTable(
  'payment_moves',
  {
    number: integer('number').primaryKey().generatedAlwaysAsIdentity(),
    attemptId: attemptId(),
    event: text('event', { enum: attemptEvents }).notNull(),
    from: text('from', { enum: attemptStatuses }).notNull(),
    to: text('to', { enum: attemptStatuses }).notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index('payment_moves_attempt').on(table.attemptId)],
);

/** The money that providers confirmed, each payment once. Rows are only ever added. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    number: integer('number').primaryKey().generatedAlwaysAsIdentity(),
    orderId: orderId(),
    attemptId: attemptId(),
    rail: text('rail', { enum: rails }).notNull(),
    /** the provider's own id: `cf_payment_id`, `mihpayid`, RRN */
    providerPaymentId: text('provider_payment_id').notNull(),
    amount: paise('amount').notNull(),
    bookedAt: moment('booked_at').notNull(),
  },
  (table) => [
    unique('ledger_entries_once').on(table.rail, table.providerPaymentId),
    index('ledger_entries_order').on(table.orderId),
    check('ledger_entries_amount', sql`${table.amount} > 0`),
  ],
);

/** Entries of the ledger that do not count for their order, until staff have decided where they belong. */
export const parkedPayments = pgTable('parked_payments', {
  entry: integer('entry')
    .primaryKey()
    .references(() => ledgerEntries.number),
  reason: text('reason', { enum: ['wrong-amount', 'order-already-paid'] }).notNull(),
  parkedAt: moment('parked_at').notNull(),
  settledAt: moment('settled_at'),
  /** what staff decided, in their words */
  settledNote: text('settled_note'),
});

/** Money that staff send back: a whole entry of the ledger or part of it. */
export const refunds = pgTable(
  'refunds',
  {
    /** our reference at the provider: letters and digits */
    id: text('id').primaryKey(),
    entry: integer('entry')
      .notNull()
      .references(() => ledgerEntries.number),
    amount: paise('amount').notNull(),
    status: text('status', { enum: refundStatuses }).notNull(),
    /** why, in staff's words */
    reason: text('reason').notNull(),
    /** e-mail address of who asked for it */
    requestedBy: text('requested_by').notNull(),
    requestedAt: moment('requested_at').notNull(),
    /** the provider's own id, once it took the request */
    providerRefundId: text('provider_refund_id'),
    settledAt: moment('settled_at'),
    /** when to ask the provider next; empty when nothing more is expected */
    checkAt: moment('check_at'),
  },
  (table) => [
    uniqueIndex('refunds_one_open')
      .on(table.entry)
      .where(sql`${table.status} in ('requested', 'pending')`),
    index('refunds_check_at').on(table.checkAt),
    check('refunds_amount', sql`${table.amount} > 0`),
  ],
);
export type Refund = typeof refunds.$inferSelect;

/** What providers told us without being asked, each once; it makes us ask, and proves nothing by itself. */
export const providerEvents = pgTable(
  'provider_events',
  {
    rail: text('rail', { enum: rails }).notNull(),
    key: text('key').notNull(),
    /** as the provider named it; may be none of ours */
    attemptId: text('attempt_id').notNull(),
    receivedAt: moment('received_at').notNull(),
  },
  (table) => [unique('provider_events_once').on(table.rail, table.attemptId, table.key)],
);
