import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { ApiProblem } from '../errors.ts';

/** Holds every route to its declared access; a route that declares none makes the start fail. */
export function accessPlugin(app: FastifyInstance): void {
  const registered: RouteOptions[] = [];
  app.addHook('onRoute', (options) => void registered.push(options));
  app.addHook('onReady', (done) => {
    const open = registered.filter(({ config }) => !config?.access).map(({ method, url }) => `${String(method)} ${url}`);
    if (open.length > 0) return done(new Error(`Without an access rule: ${open.join(', ')}.`));
    done();
  });
  app.addHook('onRequest', (request, reply, done) => {
    const access = request.routeOptions.config.access ?? 'public';
    if (access !== 'public') {
      reply.header('cache-control', 'no-store');
      assertMayCall(request, access);
    }
    done();
  });
}

function assertMayCall({ viewer }: FastifyRequest, access: 'session' | 'staff'): void {
  if (!viewer) throw new ApiProblem('no-session');
  if (access === 'staff' && viewer.role === 'visitor') throw new ApiProblem('wrong-role');
}
