import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { ApiProblem } from '../../errors.ts';
import type { Parts } from '../../parts.ts';
import { requireAttempt } from '../attempt-store.ts';
import { sandboxKeys } from '../gateways.ts';
import { toRupeeText } from '../rupee-text.ts';
import { outcomes } from './outcome-rules.ts';
import { playOutcome } from './play-outcome.ts';
import { findSandboxOrder, insertSandboxOrder, listPayments } from './sandbox-store.ts';

const Chosen = z.object({ tr: z.string(), outcome: z.enum(outcomes) });

/** `/sandbox/upi`: the bank's adapter, and the levers that stand in for the payer's phone. */
export function upiServer(app: FastifyInstance, parts: Parts): void {
  const { db } = parts;
  const options = { config: { access: 'public' as const, foreignOrigin: true }, schema: { hide: true } };

  app.get<{ Params: { tr: string } }>('/sandbox/upi/collections/:tr', options, async ({ params: { tr }, headers }, reply) => {
    if (headers.authorization !== `Bearer ${sandboxKeys.secret}`) return reply.code(401).send({ error: 'unknown merchant' });
    const payments = await listPayments(db, 'upi', tr);
    if (payments.length === 0) return reply.code(404).send({ error: 'no payment with this reference' });
    return {
      tr,
      payments: payments.map(({ id, amount, status }) => ({
        rrn: id,
        amount: toRupeeText(amount),
        status: status === 'USER_DROPPED' ? 'FAILED' : status,
      })),
    };
  });

  app.post('/sandbox/upi/outcome', options, async ({ body }, reply) => {
    const { data } = Chosen.safeParse(body);
    if (!data) throw new ApiProblem('bad-input');
    const { id, rail, amount, createdAt, expiresAt } = await requireAttempt(db, data.tr);
    if (rail !== 'upi') throw new ApiProblem('not-found');
    // A bank hears of a reference when somebody pays it.
    const fresh = { rail, id, amount, status: 'ACTIVE' as const, sessionId: null, idempotencyKey: null, request: {}, createdAt, expiresAt };
    const order = (await insertSandboxOrder(db, fresh)) ?? (await findSandboxOrder(db, 'upi', id));
    if (!order) throw new ApiProblem('conflict');
    await playOutcome(parts, order, data.outcome);
    return reply.redirect('/sandbox', 303);
  });
}
