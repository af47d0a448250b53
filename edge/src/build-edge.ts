import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { assetRoutes } from './assets/asset-routes.ts';
import { failureReports } from './operations/failure-reports.ts';
import { createMetrics } from './operations/metrics.ts';
import { operationRoutes } from './operations/operation-routes.ts';
import { currentView as readCurrentView } from './pages/current-view.ts';
import { pageRoutes } from './pages/page-routes.ts';
import { commonHeaders } from './pages/security-headers.ts';
import { searchEngineFiles } from './pages/search-engine-files.ts';
import { siteFiles } from './pages/site-files.ts';
import { unsentForms } from './pages/unsent-forms.ts';
import { apiProxy } from './proxy/api-proxy.ts';
import type { ReleaseSource } from './releases/release-store.ts';
import type { FaultReport, RenderPool } from './rendering/render-pool.ts';
import { reportFaults } from './rendering/report-faults.ts';

export interface EdgeParts {
  releases: ReleaseSource;
  /** The apps without which the site is not whole. */
  apps: string[];
  apiUrl: string;
  /** The address that visitors use. */
  publicUrl: string;
  logLevel: string;
  trustedProxies?: string[];
  /** Further markup for the head of pages, given the nonce. */
  extra?: (nonce: string) => string;
  /** What draws pages here; without it browsers draw them all. */
  createPool?: (onFault: (report: FaultReport) => void) => RenderPool;
  /** The clock of kept pages, in milliseconds. */
  now?: () => number;
}

/** The web server in front of everything: pages, releases, and the way to the API. */
export function buildEdge(parts: EdgeParts): FastifyInstance {
  const { releases, apps, apiUrl, publicUrl, logLevel, trustedProxies, extra, createPool, now = () => performance.now() } = parts;
  const secure = publicUrl.startsWith('https:');
  const metrics = createMetrics();
  const app = Fastify({
    logger: { level: logLevel },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    trustProxy: trustedProxies ?? false,
    genReqId: ({ headers }) => knownId(headers['x-request-id']) ?? randomUUID(),
  });

  app.addHook('onRequest', async (_request, reply) => void reply.headers(commonHeaders(secure)));
  app.addHook('onResponse', async ({ method, url, routeOptions, log }, { statusCode, elapsedTime }) => {
    metrics.answers.observe({ route: routeOptions.url ?? 'none', status: statusCode }, elapsedTime / 1000);
    const level = statusCode >= 500 ? 'error' : 'debug';
    log[level]({ method, path: url.split('?')[0], statusCode, ms: Math.round(elapsedTime) }, 'answered');
  });
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, 'failed');
    return reply
      .code(status)
      .type('text/plain; charset=utf-8')
      .send(status >= 500 ? `Something went wrong (${request.id})\n` : `${error.message}\n`);
  });
  app.setNotFoundHandler((_request, reply) => reply.code(404).type('text/plain; charset=utf-8').send('Not found\n'));

  void app.register(operationRoutes, { releases, metrics, apiUrl, apps });
  void app.register(failureReports, { releases, metrics });
  void app.register(assetRoutes, { releases });
  void app.register(apiProxy, { apiUrl, publicUrl });
  void app.register(siteFiles);
  void app.register(searchEngineFiles, { releases, apiUrl, origin: publicUrl, now });

  const pool = createPool?.(reportFaults(metrics, app.log));
  app.addHook('onClose', async () => pool?.close());
  const pages = { currentView: readCurrentView(releases, publicUrl), origin: publicUrl, secure };
  void app.register(pageRoutes, { ...pages, metrics, pool, extra, now });
  void app.register(unsentForms, pages);
  return app;
}

const knownId = (id: string | string[] | undefined) => (typeof id === 'string' && /^[\w-]{8,64}$/.test(id) ? id : undefined);
