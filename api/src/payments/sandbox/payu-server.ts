import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { formatMoney, toPaise } from '@aarohan/shared/money';
import type { Parts } from '../../parts.ts';
import { sandboxKeys } from '../gateways.ts';
import { commandHash, isSameHash, requestHash } from '../payu/payu-hash.ts';
import { outcomesOf } from './outcome-rules.ts';
import { payuDetails, payuReturn, postedFields } from './payu-shapes.ts';
import { playOutcome } from './play-outcome.ts';
import { formOf, leversOf, sandboxPage, sandboxPolicy, selfSubmitting } from './sandbox-html.ts';
import { findSandboxOrder, insertSandboxOrder, listPayments, refundPayment } from './sandbox-store.ts';

const day = 24 * 60 * 60_000;
const hashed = z
  .string()
  .max(255)
  .regex(/^[^|]*$/);
const Posted = z.looseObject({
  key: z.literal(sandboxKeys.id),
  txnid: hashed.min(1).max(25),
  amount: z.string().regex(/^\d{1,9}\.\d{2}$/),
  productinfo: hashed.min(1).max(100),
  firstname: hashed.min(1).max(60),
  email: hashed.min(1).max(50),
  phone: z.string().min(1).max(50),
  surl: z.url({ protocol: /^https?$/ }),
  furl: z.url({ protocol: /^https?$/ }),
  hash: z.string(),
});
const Chosen = z.object({ txnid: z.string(), outcome: z.enum(outcomesOf('payu')) });
const Command = z.object({
  key: z.string(),
  command: z.string(),
  var1: z.string(),
  var2: z.string().optional(),
  var3: z.string().optional(),
  hash: z.string(),
});

/** `/sandbox/payu`: the hosted checkout and the commands (https://docs.payu.in). */
export function payuServer(app: FastifyInstance, parts: Parts): void {
  const { db, clock } = parts;
  const options = { config: { access: 'public' as const, foreignOrigin: true }, schema: { hide: true } };

  app.post('/sandbox/payu/_payment', options, async ({ body }, reply) => {
    const { data: posted, error } = Posted.safeParse(body);
    if (!posted) return send(reply.code(400), 'PayU sandbox', `Error: the field ${String(error.issues[0]?.path[0])} is missing or wrong.`);
    if (!isSameHash(posted.hash, requestHash(posted, sandboxKeys.secret))) {
      return send(reply.code(400), 'PayU sandbox', 'E700 SECURE_HASH_FAILURE: the hash does not belong to these fields.');
    }
    const now = clock.now();
    const fresh = { rail: 'payu' as const, id: posted.txnid, amount: toPaise(Number(posted.amount)), status: 'ACTIVE' as const };
    const written = {
      ...fresh,
      sessionId: null,
      idempotencyKey: null,
      request: posted,
      createdAt: now,
      expiresAt: new Date(now.getTime() + day),
    };
    const order = (await insertSandboxOrder(db, written)) ?? (await findSandboxOrder(db, 'payu', posted.txnid));
    if (order?.status !== 'ACTIVE' || order.amount !== fresh.amount)
      return send(reply.code(400), 'PayU sandbox', 'Error: duplicate order id.');
    return send(reply, `Pay ${formatMoney(order.amount)}`, leversOf('payu', '/sandbox/payu/outcome', { txnid: order.id }));
  });

  app.post('/sandbox/payu/outcome', options, async ({ body }, reply) => {
    const { data } = Chosen.safeParse(body);
    const order = data && (await findSandboxOrder(db, 'payu', data.txnid));
    if (order?.status !== 'ACTIVE') return send(reply.code(400), 'PayU sandbox', 'This transaction can no longer be paid.');
    const { plan, payment } = await playOutcome(parts, order, data?.outcome ?? 'fail');
    if (plan.returns === 'never') return send(reply, 'PayU sandbox', '<p>The payer has closed the window.</p>');
    const { surl, furl } = postedFields(order);
    const target = plan.returns === 'success' ? surl : furl;
    const form = formOf(target, payuReturn(order, payment), 'Return to the merchant');
    return send(reply, 'PayU sandbox', `${form}${selfSubmitting}`, new URL(target).origin);
  });

  app.post('/sandbox/payu/merchant/postservice.php', options, async ({ body }, reply) => {
    const { data: asked } = Command.safeParse(body);
    if (!asked) return reply.send({ status: 0, msg: 'Mandatory parameters are missing' });
    const { key, command, var1, var2 = '', var3 = '', hash } = asked;
    const isKnown = key === sandboxKeys.id && isSameHash(hash, commandHash(key, command, var1, sandboxKeys.secret));
    if (!isKnown) return reply.send({ status: 0, msg: 'Invalid Hash.' });
    if (command === 'verify_payment') return reply.send(await verify(parts, var1.split('|')));
    if (command === 'cancel_refund_transaction') return reply.send(await refund(parts, var1, var2, var3));
    return reply.send({ status: 0, msg: 'Invalid command' });
  });
}

async function verify({ db }: Parts, txnids: string[]) {
  const details: Record<string, unknown> = {};
  let found = 0;
  for (const txnid of txnids) {
    const order = await findSandboxOrder(db, 'payu', txnid);
    const told = order && payuDetails(order, await listPayments(db, 'payu', txnid));
    if (told) found += 1;
    details[txnid] = told ?? { mihpayid: 'Not Found', status: 'Not Found' };
  }
  const msg = `${found} out of ${txnids.length} Transactions Fetched Successfully`;
  return { status: found > 0 ? 1 : 0, msg, transaction_details: details };
}

async function refund({ db }: Parts, mihpayid: string, token: string, amount: string) {
  const isAmount = /^\d{1,9}(\.\d{1,2})?$/.test(amount) && token !== '' && token.length <= 23;
  const accepted = isAmount && (await refundPayment(db, 'payu', mihpayid, toPaise(Number(amount))));
  return accepted
    ? { status: 1, msg: 'Refund Request Queued', request_id: token, error_code: 102, mihpayid }
    : { status: 0, msg: 'Refund FAILURE - Invalid amount', error_code: 105 };
}

const send = (reply: FastifyReply, title: string, body: string, merchant = ''): FastifyReply =>
  reply
    .headers({ 'cache-control': 'no-store', 'content-security-policy': sandboxPolicy(merchant) })
    .type('text/html; charset=utf-8')
    .send(sandboxPage(title, body));
