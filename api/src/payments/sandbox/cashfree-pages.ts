import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { formatMoney } from '@aarohan/shared/money';
import type { Parts } from '../../parts.ts';
import { outcomes } from './outcome-rules.ts';
import { playOutcome } from './play-outcome.ts';
import { leversOf, sandboxPage, sandboxPolicy } from './sandbox-html.ts';
import { findBySession } from './sandbox-store.ts';
import type { SandboxOrder } from './sandbox-tables.ts';

const Session = z.object({ payment_session_id: z.string() });
const Chosen = Session.extend({ outcome: z.enum(outcomes) });

/** Cashfree's pay page: the browser brings a session, a button pays or does not, and the browser goes back by `return_url`. */
export function cashfreePages(app: FastifyInstance, parts: Parts): void {
  const { db, clock } = parts;
  const options = { config: { access: 'public' as const, foreignOrigin: true }, schema: { hide: true } };
  const checkout = '/sandbox/cashfree/pg/view/sessions/checkout';
  const outcome = '/sandbox/cashfree/pg/view/sessions/outcome';

  const show = async (given: unknown, reply: FastifyReply) => {
    const { data } = Session.safeParse(given);
    const order = data && (await findBySession(db, data.payment_session_id));
    if (!data || !order) return send(reply.code(400), 'Cashfree sandbox', 'payment_session_id is not present or is invalid');
    if (!isPayable(order, clock.now())) return send(reply.code(400), 'Cashfree sandbox', 'This order can no longer be paid.');
    return send(
      reply,
      `Pay ${formatMoney(order.amount)}`,
      `<p>Order ${order.id}</p>\n${leversOf('cashfree', outcome, data)}`,
      targetOf(order),
    );
  };
  app.post(checkout, options, ({ body }, reply) => show(body, reply));
  app.get(checkout, options, ({ query }, reply) => show(query, reply));

  app.post(outcome, options, async ({ body }, reply) => {
    const { data } = Chosen.safeParse(body);
    const order = data && (await findBySession(db, data.payment_session_id));
    if (!order) return send(reply.code(400), 'Cashfree sandbox', 'payment_session_id is not present or is invalid');
    if (!isPayable(order, clock.now())) return send(reply.code(400), 'Cashfree sandbox', 'This order can no longer be paid.');
    const { plan } = await playOutcome(parts, order, data.outcome);
    const target = targetOf(order);
    if (plan.returns === 'never' || target === undefined) return send(reply, 'Cashfree sandbox', '<p>The payer has closed the window.</p>');
    return reply.redirect(target, 303);
  });
}

const isPayable = ({ status, expiresAt }: SandboxOrder, now: Date): boolean => status === 'ACTIVE' && expiresAt > now;

/** Where the browser goes when it is done. */
function targetOf({ id, request }: SandboxOrder): string | undefined {
  const { order_meta: meta } = request as { order_meta?: { return_url?: string } };
  const target = meta?.return_url?.replace('{order_id}', encodeURIComponent(id));
  return target !== undefined && /^https?:/.test(target) && URL.canParse(target) ? target : undefined;
}

const send = (reply: FastifyReply, title: string, body: string, target?: string): FastifyReply =>
  reply
    .headers({ 'cache-control': 'no-store', 'content-security-policy': sandboxPolicy(target === undefined ? '' : new URL(target).origin) })
    .type('text/html; charset=utf-8')
    .send(sandboxPage(title, body));
