import { createHash } from 'node:crypto';
import type { FastifyPluginCallback } from 'fastify';
import { publicRegistry } from '../releases/public-registry.ts';
import type { ReleaseSource } from '../releases/release-store.ts';
import type { Metrics } from './metrics.ts';

interface OperationOptions {
  releases: ReleaseSource;
  metrics: Metrics;
  apiUrl: string;
  /** The apps without which the site is not whole. */
  apps: string[];
}

/** Milliseconds that the API may take to say that it is ready. */
const patience = 2_000;

/** Alive, ready, what is published, and figures. */
export const operationRoutes: FastifyPluginCallback<OperationOptions> = (app, { releases, metrics, apiUrl, apps }, done) => {
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));

  app.get('/readyz', async (_request, reply) => {
    const published = Object.keys((await releases.latest())?.apps ?? {});
    const missing = apps.filter((name) => !published.includes(name));
    const api = await fetch(`${apiUrl}/readyz`, { signal: AbortSignal.timeout(patience) }).then(
      ({ ok }) => ok,
      () => false,
    );
    const ready = api && missing.length === 0;
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ok' : 'not ready', api: api ? 'ok' : 'not ready', missingReleases: missing });
  });

  app.get('/registry.json', async (request, reply) => {
    const registry = await releases.latest();
    const body = JSON.stringify(registry ? publicRegistry(registry) : { generation: 0, apps: {} });
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    void reply.headers({ 'cache-control': 'no-cache', etag }).type('application/json; charset=utf-8');
    return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(body);
  });

  app.get('/metrics', async (_request, reply) => reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()));
  done();
};
