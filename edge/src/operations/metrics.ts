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
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
