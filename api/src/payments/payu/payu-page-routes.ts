import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { ApiProblem } from '../../errors.ts';
import { requireOrder } from '../../orders/order-store.ts';
import type { Parts } from '../../parts.ts';
import { requireAttempt } from '../attempt-store.ts';
import { gatewayOf } from '../gateways.ts';
import { checkoutPage, checkoutPolicy } from './checkout-page.ts';

/** Where `paymentLink` leads: PayU takes a form and no link. Once there is nothing to pay any more, it leads to the result. */
export function payuPageRoutes(app: FastifyInstance, { db, gateways }: Parts): void {
  const options = { config: { access: 'public' as const }, schema: { hide: true, params: z.object({ attemptId: z.string() }) } };

  app.get<{ Params: { attemptId: string } }>('/api/payu/checkout/:attemptId', options, async ({ params, viewer }, reply) => {
    const attempt = await requireAttempt(db, params.attemptId);
    const order = await requireOrder(db, attempt.orderId, viewer);
    if (attempt.rail !== 'payu') throw new ApiProblem('not-found');
    void reply.header('cache-control', 'no-store');
    if (order.status === 'paid' || attempt.status !== 'pending') return reply.redirect(`/payment_success?transactionId=${attempt.id}`, 303);

    const { checkoutUrl, fields } = gatewayOf(gateways, 'payu');
    const nonce = randomBytes(16).toString('base64');
    return reply
      .header('content-security-policy', checkoutPolicy(checkoutUrl, nonce))
      .type('text/html; charset=utf-8')
      .send(checkoutPage(checkoutUrl, fields(attempt, order), nonce));
  });
}
