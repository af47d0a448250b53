import { z } from 'zod';
import { toRupees } from '@aarohan/shared/money';
import type { Order } from '../../orders/order-tables.ts';
import { callGateway, type Fetch } from '../call-gateway.ts';
import { GatewayProblem, type Gateway, type ReportedPayment } from '../gateway.ts';
import type { Attempt } from '../payment-tables.ts';
import { ReportedAmount } from '../rupee-text.ts';
import { isGenuineWebhook } from './cashfree-signature.ts';

export interface CashfreeSettings {
  clientId: string;
  clientSecret: string;
  /** `embedded`: the sandbox of this installation */
  mode: 'embedded' | 'sandbox' | 'production';
  /** `https://api.cashfree.com/pg` */
  apiUrl: string;
}

export interface CashfreeGateway extends Gateway {
  mode: CashfreeSettings['mode'];
  /**
   * Makes the vendor's order for an attempt, or finds the one it has, and answers its payment session.
   *
   * @throws {GatewayProblem}
   */
  open: (attempt: Attempt, order: Order) => Promise<string>;
  isGenuine: (webhook: { signature: unknown; timestamp: unknown; body: Buffer; now: Date }) => boolean;
}

const apiVersion = '2025-01-01';

const CashfreeOrder = z.object({
  order_id: z.string(),
  order_amount: ReportedAmount,
  order_currency: z.literal('INR'),
  order_status: z.string(),
  payment_session_id: z.string(),
});

const CashfreePayments = z.array(
  z.object({
    cf_payment_id: z.union([z.string(), z.number()]).transform(String),
    order_id: z.string(),
    payment_status: z.string(),
    payment_amount: ReportedAmount,
    payment_currency: z.literal('INR'),
  }),
);

/** Cashfree Payments PG (https://www.cashfree.com/docs/api-reference/payments). */
export function cashfreeGateway(settings: CashfreeSettings, publicUrl: string, fetch: Fetch): CashfreeGateway {
  const headers = { 'x-client-id': settings.clientId, 'x-client-secret': settings.clientSecret, 'x-api-version': apiVersion };
  const get = (path: string) => callGateway(fetch, `${settings.apiUrl}${path}`, { headers });
  const pathOf = (attemptId: string): string => `/orders/${encodeURIComponent(attemptId)}`;

  const open = async (attempt: Attempt, order: Order): Promise<string> => {
    const created = await callGateway(fetch, `${settings.apiUrl}/orders`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', 'x-idempotency-key': attempt.id },
      body: JSON.stringify(orderRequest(attempt, order, publicUrl)),
    });
    // Made by a call whose answer we never saw.
    const { status, body } = created.status === 409 ? await get(pathOf(attempt.id)) : created;
    if (status !== 200) throw new GatewayProblem(`Cashfree refused an order: ${status} ${JSON.stringify(body)}`);
    const known = read(CashfreeOrder, body);
    if (known.order_id !== attempt.id || known.order_amount !== attempt.amount)
      throw new GatewayProblem('Cashfree answered another order.');
    return known.payment_session_id;
  };

  const ask = async (attemptId: string): Promise<ReportedPayment[]> => {
    const { status, body } = await get(pathOf(attemptId));
    if (status === 404) return [];
    if (status !== 200) throw new GatewayProblem(`Cashfree does not tell an order: ${status} ${JSON.stringify(body)}`);
    const order = read(CashfreeOrder, body);
    const answer = await get(`${pathOf(attemptId)}/payments`);
    if (answer.status !== 200) throw new GatewayProblem(`Cashfree does not tell the payments: ${answer.status}`);
    return read(CashfreePayments, answer.body).map((payment) => ({
      id: payment.cf_payment_id,
      state: stateOf(payment.payment_status, order.order_status === 'PAID'),
      amount: payment.payment_amount,
    }));
  };

  return { mode: settings.mode, open, ask, isGenuine: (webhook) => isGenuineWebhook(settings.clientSecret, webhook) };
}

/** Only the order's `PAID` is money; a success without it is not final yet. */
function stateOf(paymentStatus: string, isOrderPaid: boolean): ReportedPayment['state'] {
  if (paymentStatus === 'SUCCESS') return isOrderPaid ? 'success' : 'pending';
  return ['FAILED', 'USER_DROPPED', 'CANCELLED', 'VOID'].includes(paymentStatus) ? 'failed' : 'pending';
}

function orderRequest(attempt: Attempt, order: Order, publicUrl: string) {
  const name = `${order.firstname} ${order.lastname}`.replace(/[^\p{L}\p{M}\d .]/gu, ' ').trim();
  return {
    order_id: attempt.id,
    order_amount: toRupees(attempt.amount),
    order_currency: 'INR',
    order_expiry_time: attempt.expiresAt.toISOString(),
    customer_details: {
      customer_id: attempt.id,
      customer_phone: order.phone.replace(/^\+91/, ''),
      ...(order.email.length <= 100 && { customer_email: order.email }),
      ...(name.length >= 3 && { customer_name: name.slice(0, 100) }),
    },
    order_meta: {
      return_url: `${publicUrl}/payment_success?transactionId={order_id}`,
      notify_url: `${publicUrl}/api/cashfree/webhook`,
    },
  };
}

function read<T>(schema: z.ZodType<T>, body: unknown): T {
  const { data, error } = schema.safeParse(body);
  if (error) throw new GatewayProblem('Cashfree answered in a shape that is not its own.', error);
  return data;
}
