import { Counter, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

/** The web server's own figures, for Prometheus. */
export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    answers: new Histogram({
      name: 'edge_answer_seconds',
      help: 'Time until an answer was sent, by route and status.',
      labelNames: ['route', 'status'] as const,
      buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
      registers: [registry],
    }),
    remoteFailures: new Counter({
      name: 'edge_remote_failures_total',
      help: 'Remotes that browsers reported as broken.',
      labelNames: ['remote', 'version', 'kind'] as const,
      registers: [registry],
    }),
    pageCache: new Counter({
      name: 'edge_page_cache_total',
      help: 'Pages asked for, by whether a kept document was answered.',
      labelNames: ['result'] as const,
      registers: [registry],
    }),
    renderFaults: new Counter({
      name: 'edge_render_faults_total',
      help: 'Pages that could not be drawn here, by whose code it was and why.',
      labelNames: ['remote', 'version', 'fault'] as const,
      registers: [registry],
    }),
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
