import type { FastifyInstance } from 'fastify';
import { isReachable } from '../db/is-reachable.ts';
import type { Parts } from '../parts.ts';

/** `/healthz`: the process answers. `/readyz`: it can do its work; otherwise 503 that says which part is missing. */
export function healthRoutes(app: FastifyInstance, { db, checks }: Parts): void {
  const open = { config: { access: 'public' as const }, schema: { hide: true } };
  app.get('/healthz', open, () => ({ status: 'alive' }));
  app.get('/readyz', open, async (_request, reply) => {
    const all = { database: () => isReachable(db), ...checks };
    const parts: Record<string, 'ok' | 'missing'> = {};
    for (const [name, check] of Object.entries(all)) parts[name] = (await check().catch(() => false)) ? 'ok' : 'missing';
    const ready = Object.values(parts).every((state) => state === 'ok');
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ready' : 'not ready', parts });
  });
}
