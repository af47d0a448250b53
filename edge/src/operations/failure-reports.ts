import type { FastifyPluginCallback } from 'fastify';
import { z } from 'zod';
import type { ReleaseSource } from '../releases/release-store.ts';
import type { Metrics } from './metrics.ts';

const FailureReport = z.object({
  remote: z.string().max(60),
  version: z.string().max(60),
  kind: z.string().regex(/^[a-z-]{1,30}$/),
  /** The page's pattern. */
  path: z.string().max(200),
});

const largest = 2_000;

/** What browsers tell about remotes that did not work: one line in the log and one count. */
export const failureReports: FastifyPluginCallback<{ releases: ReleaseSource; metrics: Metrics }> = (app, { releases, metrics }, done) => {
  app.post('/reports/remote-failure', { bodyLimit: largest }, async (request, reply) => {
    const report = FailureReport.safeParse(request.body);
    if (!report.success) return reply.code(400).send();
    const { remote, version, kind, path } = report.data;
    // Only what was published gets a label of its own: anybody can send reports.
    const known = await isPublished(releases, remote, version);
    if (known) request.log.warn({ remote, version, kind, path }, 'a remote failed in a browser');
    metrics.remoteFailures.inc({
      remote: known ? remote : 'unknown',
      version: known ? version : 'unknown',
      kind: known ? kind : 'unknown',
    });
    return reply.code(204).send();
  });
  done();
};

async function isPublished(releases: ReleaseSource, remote: string, version: string): Promise<boolean> {
  const entry = (await releases.latest())?.apps[remote];
  return entry?.current.version === version || entry?.previous?.version === version;
}
