import { toRupees } from '@aarohan/shared/money';
import type { SandboxOrder, SandboxPayment } from './sandbox-tables.ts';

/** Cashfree's own shapes (API version 2025-01-01), as far as a merchant reads them. */
export function cashfreeOrder(order: SandboxOrder, now: Date) {
  const { customer_details: customer, order_meta: meta, order_note: note, order_tags: tags } = order.request;
  const isExpired = order.status === 'ACTIVE' && order.expiresAt <= now;
  return {
    cf_order_id: String(order.createdAt.getTime()),
    order_id: order.id,
    entity: 'order',
    order_currency: 'INR',
    order_amount: toRupees(order.amount),
    order_status: isExpired ? 'EXPIRED' : order.status,
    payment_session_id: order.sessionId,
    order_expiry_time: inIndia(order.expiresAt),
    created_at: inIndia(order.createdAt),
    customer_details: customer ?? null,
    order_meta: meta ?? null,
    order_note: note ?? null,
    order_tags: tags ?? null,
    order_splits: [],
    terminal_data: null,
  };
}

export function cashfreePayment(order: SandboxOrder, payment: SandboxPayment) {
  return {
    cf_payment_id: payment.id,
    order_id: order.id,
    entity: 'payment',
    is_captured: payment.status === 'SUCCESS',
    order_amount: toRupees(order.amount),
    payment_amount: toRupees(payment.amount),
    payment_currency: 'INR',
    payment_status: payment.status,
    payment_message: payment.status === 'SUCCESS' ? '00::Transaction success' : 'Transaction not completed',
    payment_group: 'upi',
    payment_method: { upi: { channel: 'link', upi_id: 'payer@examplebank' } },
    payment_time: inIndia(payment.paidAt),
    payment_completion_time: inIndia(payment.paidAt),
    bank_reference: payment.id,
    auth_id: null,
    error_details: null,
  };
}

const webhookTypes: Record<SandboxPayment['status'], string> = {
  SUCCESS: 'PAYMENT_SUCCESS_WEBHOOK',
  FAILED: 'PAYMENT_FAILED_WEBHOOK',
  USER_DROPPED: 'PAYMENT_USER_DROPPED_WEBHOOK',
  PENDING: 'PAYMENT_PENDING_WEBHOOK',
};

/** The text of a webhook; its amounts have two decimals, which no serialiser would keep. */
export function cashfreeWebhook(order: SandboxOrder, payment: SandboxPayment, now: Date): string {
  const { order_amount: orderAmount, order_id: orderId, ...told } = cashfreePayment(order, payment);
  const data = {
    order: { order_id: orderId, order_amount: orderAmount, order_currency: 'INR', order_tags: order.request.order_tags ?? null },
    payment: told,
    customer_details: order.request.customer_details ?? null,
  };
  const text = JSON.stringify({ data, event_time: inIndia(now), type: webhookTypes[payment.status] });
  return text.replace(
    /"(order_amount|payment_amount)":([\d.]+)/g,
    (_, name: string, amount: string) => `"${name}":${Number(amount).toFixed(2)}`,
  );
}

/** `2026-01-15T12:20:29+05:30` */
const inIndia = (moment: Date): string => `${new Date(moment.getTime() + 330 * 60_000).toISOString().slice(0, 19)}+05:30`;
