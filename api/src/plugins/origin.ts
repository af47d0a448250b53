import type { FastifyInstance } from 'fastify';
import { ApiProblem } from '../errors.ts';
import type { Parts } from '../parts.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Refuses changes asked for by pages of other sites; who sends no `Origin` is no browser on another site. */
export function originPlugin(app: FastifyInstance, { settings: { publicUrl } }: Parts): void {
  app.addHook('onRequest', ({ method, headers: { origin }, routeOptions }, _reply, done) => {
    const isAsked = safeMethods.has(method) || origin === undefined || routeOptions.config.foreignOrigin;
    if (!isAsked && origin !== publicUrl) throw new ApiProblem('foreign-origin');
    done();
  });
}
