import { afterEach } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { type EdgeParts, buildEdge } from '../build-edge.ts';
import type { RenderPool } from '../rendering/render-pool.ts';
import { aRegistry, aRemote, aShell } from './a-release.ts';
import { fakeSource } from './fake-source.ts';

const open: FastifyInstance[] = [];

afterEach(async () => {
  for (const edge of open.splice(0)) await edge.close();
});

/** A site with a shell and the checkout remote, whose API does not answer. Without a pool nothing is drawn on the server. */
export function anEdge({ pool, ...parts }: Partial<EdgeParts> & { pool?: RenderPool } = {}) {
  const [shell, remote] = [aShell(), aRemote()];
  const releases = fakeSource(aRegistry(shell, remote));
  const edge = buildEdge({
    releases,
    apps: ['shell', 'checkout-mfe'],
    apiUrl: 'http://127.0.0.1:1',
    publicUrl: 'http://localhost:4310',
    logLevel: 'silent',
    createPool: pool && (() => pool),
    ...parts,
  });
  open.push(edge);
  return { edge, releases, shell, remote };
}
