import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { badInput } from '../errors.ts';
import type { Parts } from '../parts.ts';
import { keyedHash, seal, unseal } from '../secrets.ts';
import { holdKey } from './hold-key.ts';
import { releaseKey, storeAnswer, type KeyName } from './idempotency-store.ts';

const purpose = 'idempotency';
const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);
const KeyFormat = z.string().regex(/^[\x21-\x7e]{1,255}$/);
const StoredAnswer = z.object({
  status: z.number(),
  headers: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  body: z.string(),
});
const keptHeaders = ['content-type', 'set-cookie', 'location'];

/**
 * `Idempotency-Key` on calls that change something: the same request answers the first result again, for the same
 * sender, for a day. What is not a result (too many tries, our own failure) is not kept: the next try runs.
 */
export function idempotencyPlugin(app: FastifyInstance, parts: Parts): void {
  const { db, settings } = parts;
  app.decorateRequest('heldKey', null);

  app.addHook('preHandler', async (request, reply) => {
    const key = request.headers['idempotency-key'];
    if (key === undefined || safeMethods.has(request.method)) return;
    if (!KeyFormat.safeParse(key).success) throw badInput({ 'Idempotency-Key': 'Must be 1 to 255 visible ASCII characters.' });
    const name = { sender: senderOf(request), key: String(key) };
    const { answer } = await holdKey(parts, name, fingerprintOf(request, settings.secret));
    if (answer === undefined) request.heldKey = name;
    else return replay(reply, unseal(settings.secret, purpose, answer));
  });

  app.addHook('onSend', async (request, reply, payload) => {
    const name = request.heldKey;
    if (!name) return;
    request.heldKey = null;
    if (typeof payload !== 'string' || reply.statusCode >= 500 || reply.statusCode === 429) return releaseKey(db, name);
    const headers = Object.fromEntries(
      keptHeaders.map((header) => [header, reply.getHeader(header)] as const).filter(([, value]) => value !== undefined),
    );
    await storeAnswer(db, name, seal(settings.secret, purpose, JSON.stringify({ status: reply.statusCode, headers, body: payload })));
  });
}

const senderOf = ({ viewer, routeOptions }: FastifyRequest): string =>
  viewer && !routeOptions.config.ignoresSession ? viewer.tokenHash : 'anonymous';

const fingerprintOf = ({ method, url, body, upload }: FastifyRequest, secret: string): string =>
  keyedHash(secret, purpose, method, url, JSON.stringify([sorted(body ?? null), upload?.files.map(({ part, digest }) => [part, digest])]));

/** The order of an object's keys says nothing. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value as Record<string, unknown>).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([name, item]) => [name, sorted(item)]));
}

function replay(reply: FastifyReply, stored: string): FastifyReply {
  const { status, headers, body } = StoredAnswer.parse(JSON.parse(stored));
  return reply
    .code(status)
    .headers({ ...headers, 'idempotency-replayed': 'true' })
    .send(body);
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The `Idempotency-Key` under which this request runs. */
    heldKey: KeyName | null;
  }
}
