import { afterEach } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { type EdgeParts, buildEdge } from '../build-edge.ts';
import { aRegistry, aRemote, aShell } from './a-release.ts';
import { fakeSource } from './fake-source.ts';

const open: FastifyInstance[] = [];

afterEach(async () => {
  for (const edge of open.splice(0)) await edge.close();
});

/** A site with a shell and the checkout remote, whose API does not answer. */
export function anEdge(parts: Partial<EdgeParts> = {}) {
  const [shell, remote] = [aShell(), aRemote()];
  const releases = fakeSource(aRegistry(shell, remote));
  const edge = buildEdge({
    releases,
    apps: ['shell', 'checkout-mfe'],
    apiUrl: 'http://127.0.0.1:1',
    publicUrl: 'http://localhost:4310',
    logLevel: 'silent',
    ...parts,
  });
  open.push(edge);
  return { edge, releases, shell, remote };
}
