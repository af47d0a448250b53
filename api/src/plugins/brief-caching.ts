import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/**
 * Lets browsers and the edge keep the public answers of this scope for half a minute and ask again by
 * `ETag`, which costs no body while nothing changed (RFC 9110 §13.1.2).
 */
export function cacheBriefly(scope: FastifyInstance): void {
  scope.addHook('onSend', async (request, reply, payload) => {
    if (reply.statusCode !== 200 || !(typeof payload === 'string' || Buffer.isBuffer(payload))) return payload;
    const tag = `"${createHash('sha256').update(payload).digest('base64url').slice(0, 22)}"`;
    void reply.headers({ etag: tag, 'cache-control': 'public, max-age=30, stale-while-revalidate=300' });
    if (!matches(request.headers['if-none-match'], tag)) return payload;
    void reply.code(304).removeHeader('content-length').removeHeader('content-type');
    return '';
  });
}

/** Weak comparison: a proxy that compressed the answer has put `W/` before the tag. */
const matches = (ifNoneMatch: string | undefined, tag: string): boolean =>
  ifNoneMatch?.split(',').some((known) => known.trim() === '*' || known.trim().replace(/^W\//, '') === tag) ?? false;
