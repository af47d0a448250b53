import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { toPaise } from '@aarohan/shared/money';
import type { Parts } from '../../parts.ts';
import { sandboxKeys } from '../gateways.ts';
import { newAttemptId } from '../new-attempt-id.ts';
import { cashfreeOrder, cashfreePayment } from './cashfree-shapes.ts';
import { findSandboxOrder, insertSandboxOrder, listPayments, refundPayment, setOrderStatus } from './sandbox-store.ts';
import type { SandboxOrder } from './sandbox-tables.ts';

const day = 24 * 60 * 60_000;

const CreateOrder = z.looseObject({
  order_id: z
    .string()
    .regex(/^[\w-]{3,45}$/)
    .optional(),
  order_amount: z.number().min(1).max(1_000_000),
  order_currency: z.literal('INR'),
  customer_details: z.looseObject({
    customer_id: z.string().regex(/^[\w-]{3,50}$/),
    customer_phone: z.string().regex(/^(\d{10}|\+\d{8,15})$/),
  }),
  order_meta: z.looseObject({ return_url: z.string().max(250).optional(), notify_url: z.string().max(250).optional() }).optional(),
  order_expiry_time: z.iso.datetime({ offset: true }).optional(),
});
const CreateRefund = z.object({ refund_amount: z.number().positive(), refund_id: z.string().regex(/^[\w-]{3,40}$/) });

type OfOrder = FastifyRequest<{ Params: { orderId: string } }>;

/** `/sandbox/cashfree/pg`: the vendor's server-to-server calls (https://www.cashfree.com/docs/api-reference/payments). */
export function cashfreeServer(app: FastifyInstance, { db, clock }: Parts): void {
  const base = '/sandbox/cashfree/pg/orders';
  const options = { config: { access: 'public' as const, foreignOrigin: true }, schema: { hide: true }, preHandler: authenticate };

  app.post(base, options, async ({ body, headers }, reply) => {
    const { data, error } = CreateOrder.safeParse(body);
    if (!data) return refuse(reply, 400, 'order_invalid', `${error.issues[0]?.path.join('.')}: ${error.issues[0]?.message}`);
    const order = toOrder(data, headers['x-idempotency-key'], clock.now());
    const inserted = await insertSandboxOrder(db, order);
    if (inserted) return cashfreeOrder(inserted, clock.now());
    return answerAgain(order, await findSandboxOrder(db, 'cashfree', order.id), reply);
  });

  const answerAgain = (order: SandboxOrder, known: SandboxOrder | undefined, reply: FastifyReply) => {
    if (!known) return refuse(reply, 500, 'internal_error', 'order neither written nor found');
    if (order.idempotencyKey === null || order.idempotencyKey !== known.idempotencyKey) {
      return refuse(reply, 409, 'order_already_exists', 'order with same id is already present');
    }
    if (known.amount !== order.amount)
      return refuse(reply, 422, 'request_invalid', 'idempotency key used for another body', 'idempotency_error');
    return reply.header('x-idempotency-replayed', 'true').send(cashfreeOrder(known, clock.now()));
  };

  const find = async (request: OfOrder, reply: FastifyReply): Promise<SandboxOrder | undefined> => {
    const order = await findSandboxOrder(db, 'cashfree', request.params.orderId);
    if (!order) await refuse(reply, 404, 'order_not_found', 'Order Reference Id does not exist');
    return order;
  };

  app.get(`${base}/:orderId`, options, async (request: OfOrder, reply) => {
    const order = await find(request, reply);
    return order ? cashfreeOrder(order, clock.now()) : reply;
  });

  app.patch(`${base}/:orderId`, options, async (request: OfOrder, reply) => {
    const order = await find(request, reply);
    if (!order) return reply;
    if (order.status === 'ACTIVE') await setOrderStatus(db, 'cashfree', order.id, 'TERMINATED');
    return cashfreeOrder({ ...order, status: order.status === 'ACTIVE' ? 'TERMINATED' : order.status }, clock.now());
  });

  app.get(`${base}/:orderId/payments`, options, async (request: OfOrder, reply) => {
    const order = await find(request, reply);
    if (!order) return reply;
    return (await listPayments(db, 'cashfree', order.id)).map((payment) => cashfreePayment(order, payment));
  });

  app.post(`${base}/:orderId/refunds`, options, async (request: OfOrder, reply) => {
    const order = await find(request, reply);
    if (!order) return reply;
    const { data } = CreateRefund.safeParse(request.body);
    if (!data) return refuse(reply, 400, 'refund_invalid', 'refund_amount and refund_id are needed');
    const paid = (await listPayments(db, 'cashfree', order.id)).find(({ status }) => status === 'SUCCESS');
    const amount = Math.round(data.refund_amount * 100);
    if (!paid || !(await refundPayment(db, 'cashfree', paid.id, amount))) return refuse(reply, 400, 'refund_invalid', 'more than was paid');
    return {
      cf_refund_id: `${paid.id}1`,
      cf_payment_id: paid.id,
      order_id: order.id,
      entity: 'refund',
      ...data,
      refund_currency: 'INR',
      refund_status: 'PENDING',
    };
  });
}

const toOrder = (data: z.output<typeof CreateOrder>, key: string | string[] | undefined, now: Date): SandboxOrder => ({
  rail: 'cashfree',
  id: data.order_id ?? newAttemptId(),
  amount: toPaise(Math.round(data.order_amount * 100) / 100),
  status: 'ACTIVE',
  sessionId: `session_${randomBytes(24).toString('base64url')}`,
  idempotencyKey: typeof key === 'string' ? key : null,
  request: data,
  createdAt: now,
  expiresAt: data.order_expiry_time === undefined ? new Date(now.getTime() + 30 * day) : new Date(data.order_expiry_time),
});

async function authenticate({ headers }: FastifyRequest, reply: FastifyReply): Promise<void> {
  const isKnown = headers['x-client-id'] === sandboxKeys.id && headers['x-client-secret'] === sandboxKeys.secret;
  if (!isKnown) await refuse(reply, 401, 'request_failed', 'authentication Failed', 'authentication_error');
  else if (!/^\d{4}-\d{2}-\d{2}$/.test(String(headers['x-api-version'])))
    await refuse(reply, 400, 'version_missing', 'x-api-version is missing');
}

const refuse = (
  reply: FastifyReply,
  status: number,
  code: string,
  message: string,
  type = status >= 500 ? 'api_error' : 'invalid_request_error',
) => reply.code(status).send({ message, code, type });
