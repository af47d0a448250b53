import type { FastifyInstance } from 'fastify';

/** One line per answer: the route's pattern, never its ids or query, which may be personal. */
export function requestLogPlugin(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { url: route = 'unknown' } = request.routeOptions;
    const line = { method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) };
    if (quiet.has(route)) request.log.debug(line, 'answered');
    else request.log.info(line, 'answered');
    done();
  });
}

const quiet = new Set(['/healthz', '/readyz', '/metrics']);
