import type { FastifyInstance } from 'fastify';
import { tagOf } from '../kept-answers.ts';

/**
 * Lets browsers and the edge keep the public answers of this scope for half a minute and ask again by
 * `ETag`, which costs no body while nothing changed (RFC 9110 §13.1.2).
 */
export function cacheBriefly(scope: FastifyInstance): void {
  scope.addHook('onSend', (request, reply, payload, done) => {
    if (reply.statusCode !== 200 || !(typeof payload === 'string' || Buffer.isBuffer(payload))) return done(null, payload);
    const tag = reply.getHeader('etag')?.toString() ?? tagOf(payload);
    void reply.headers({ etag: tag, 'cache-control': 'public, max-age=30, stale-while-revalidate=300' });
    if (!matches(request.headers['if-none-match'], tag)) return done(null, payload);
    void reply.code(304).removeHeader('content-length').removeHeader('content-type');
    done(null, '');
  });
}

/** Weak comparison: a proxy that compressed the answer has put `W/` before the tag. */
const matches = (ifNoneMatch: string | undefined, tag: string): boolean =>
  ifNoneMatch?.split(',').some((known) => known.trim() === '*' || known.trim().replace(/^W\//, '') === tag) ?? false;
