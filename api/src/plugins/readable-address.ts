import type { FastifyInstance } from 'fastify';
import { unreadableAddress } from '../errors.ts';

/** PostgreSQL cannot store a NUL, so no id, filter or search can hold one. */
export function readableAddressPlugin(app: FastifyInstance): void {
  app.addHook('onRequest', ({ url }, _reply, done) => {
    if (url.includes('%00')) throw unreadableAddress();
    done();
  });
}
