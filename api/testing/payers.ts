import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { OrderStatus } from '@aarohan/shared/payments';
import { press } from './pay-pages.ts';

type Start = 'addCashFreePayment' | 'pay' | 'upiTransaction' | 'upiTransactionWithIdfc';

export const startPayment = (
  app: FastifyInstance,
  call: Start,
  orderId: unknown,
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> => app.inject({ method: 'POST', url: `/api/${call}`, body: { orderId, userId: 'somebody' }, headers });

/** Goes to Cashfree's page with an order and presses a button there; answers the transaction and where the browser went. */
export async function payByCashfree(app: FastifyInstance, orderId: string, button: string) {
  const started = await startPayment(app, 'addCashFreePayment', orderId);
  const { payment_session_id: session, transactionId } = started.json<{ payment_session_id: string; transactionId: string }>();
  const page = await app.inject({ url: '/sandbox/cashfree/pg/view/sessions/checkout', query: { payment_session_id: session } });
  return { transactionId, answer: await press(app, page, button) };
}

/** Follows PayU's link to its page and presses a button there; `answer` is the page that leads back. */
export async function payByPayu(app: FastifyInstance, orderId: string, button: string) {
  const { paymentLink, paymentId } = (await startPayment(app, 'pay', orderId)).json<{ paymentLink: string; paymentId: string }>();
  const ours = await app.inject(new URL(paymentLink).pathname);
  const theirs = await press(app, ours, 'Continue to PayU');
  return { transactionId: paymentId, answer: await press(app, theirs, button) };
}

/** Scans the UPI code of an order, so to say, and does what the button says. */
export async function payByUpi(app: FastifyInstance, orderId: string, button: string) {
  const { paymentId } = (await startPayment(app, 'upiTransaction', orderId)).json<{ paymentId: string }>();
  return { transactionId: paymentId, answer: await pressUpi(app, paymentId, button) };
}

export async function pressUpi(app: FastifyInstance, transactionId: string, button: string): Promise<LightMyRequestResponse> {
  const { body } = await app.inject('/sandbox');
  const section = body.split('<section>').find((each) => each.includes(transactionId)) ?? '';
  return press(app, { body: section } as LightMyRequestResponse, button);
}

export async function orderStatus(app: FastifyInstance, transactionId: string): Promise<OrderStatus> {
  const answer = await app.inject({ url: '/api/getOrderStatus', query: { transactionId } });
  return answer.json<{ orderStatus: OrderStatus }>().orderStatus;
}
