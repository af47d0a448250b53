import type { FastifyInstance } from 'fastify';

/** One line per answer: the route's pattern, never its ids or query, which may be personal. */
export function requestLogPlugin(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id));
  app.addHook('onResponse', async (request, reply) => {
    const { url: route = 'unknown' } = request.routeOptions;
    const line = { method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) };
    if (quiet.has(route)) request.log.debug(line, 'answered');
    else request.log.info(line, 'answered');
  });
}

const quiet = new Set(['/healthz', '/readyz', '/metrics']);
