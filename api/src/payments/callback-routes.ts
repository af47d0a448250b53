import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiProblem } from '../errors.ts';
import type { Parts } from '../parts.ts';
import { readWebhook } from './cashfree/cashfree-webhook.ts';
import { gatewayOf } from './gateways.ts';
import { receiveEvent } from './receive-event.ts';
import { readUpiCallback } from './upi/upi-callback.ts';

/** bytes; a provider's callback has a few thousand */
const mostBytes = 65_536;

/** A callback as it came, byte by byte. */
type Raw = FastifyRequest<{ Body: Buffer }>;

/**
 * What providers tell us. They come from other sites and without a session; the signature over the raw body is what
 * lets them in, before anything in it is read.
 */
export async function callbackRoutes(app: FastifyInstance, parts: Parts): Promise<void> {
  const { gateways, clock } = parts;
  const receive = (request: Raw, event: Parameters<typeof receiveEvent>[1]): Promise<void> =>
    receiveEvent(parts, event, (error) => request.log.warn({ err: error }, 'gateway not asked'));

  await app.register((scope, _options, ready) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: mostBytes }, (_request, body, done) => done(null, body));
    const options = { config: { access: 'public' as const, foreignOrigin: true }, schema: { hide: true } };

    scope.post('/api/cashfree/webhook', options, async (request: Raw, reply) => {
      const { 'x-webhook-signature': signature, 'x-webhook-timestamp': timestamp } = request.headers;
      const body = bodyOf(request);
      if (!gatewayOf(gateways, 'cashfree').isGenuine({ signature, timestamp, body, now: clock.now() })) throw forged();
      const event = readWebhook(body);
      if (event) await receive(request, { rail: 'cashfree', ...event });
      return done(reply);
    });

    scope.post('/api/payu/webhook', options, async (request: Raw, reply) => {
      const posted = gatewayOf(gateways, 'payu').read(bodyOf(request));
      if (!posted) throw forged();
      await receive(request, { rail: 'payu', key: posted.key, attemptId: posted.attemptId });
      return done(reply);
    });

    // The visitor's browser brings it, so the answer leads on to a page.
    scope.post('/api/payu/return', options, async (request: Raw, reply) => {
      const posted = gatewayOf(gateways, 'payu').read(bodyOf(request));
      if (!posted) throw forged();
      await receive(request, { rail: 'payu', key: posted.key, attemptId: posted.attemptId });
      const page = posted.status === 'success' ? '/payment_success' : '/payment_done';
      return reply.redirect(`${page}?transactionId=${encodeURIComponent(posted.attemptId)}`, 303);
    });

    scope.post('/api/upi/callback', options, async (request: Raw, reply) => {
      const body = bodyOf(request);
      if (!gatewayOf(gateways, 'upi').isGenuine(request.headers['x-upi-signature'], body)) throw forged();
      const event = readUpiCallback(body);
      if (event) await receive(request, { rail: 'upi', ...event });
      return done(reply);
    });
    ready();
  });
}

const bodyOf = ({ body }: Raw): Buffer => (Buffer.isBuffer(body) ? body : Buffer.alloc(0));

const forged = (): ApiProblem => new ApiProblem('bad-input', { sentence: 'The signature of this message is wrong.' });

const done = (reply: FastifyReply): FastifyReply => reply.send({ received: true });
