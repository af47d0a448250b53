import { afterEach } from '@jest/globals';
import type { PageRegistry } from '@aarohan/shared/federation/registry';
import type { Release, ShellRelease } from '@aarohan/shared/federation/release';
import { createRenderPool } from '../rendering/create-render-pool.ts';
import type { RenderLimits } from '../rendering/render-limits.ts';
import type { FaultReport, RenderPool, RenderRequest, Rendering } from '../rendering/render-pool.ts';
import { aRemote, aShell } from './a-release.ts';
import { fakeSource } from './fake-source.ts';
import { remoteBuild, shellBuild } from './server-builds.ts';

const open: RenderPool[] = [];

afterEach(async () => {
  for (const pool of open.splice(0)) await pool.close();
});

/** Longer than anything takes on any machine, so that only what a test makes short can end a drawing. */
const patient: Partial<RenderLimits> = {
  total: 30_000,
  computing: 20_000,
  computingCold: 20_000,
  loading: 20_000,
  streaming: 30_000,
  rest: 1_000_000,
  shortRest: 1_000_000,
  heap: 48,
};

/** So short that a test of it does not take long, and long for what the tests' pages compute. */
export const impatient: Partial<RenderLimits> = { computing: 300, computingCold: 500 };

const registry: PageRegistry = { generation: 1, origin: 'http://localhost', shell: { version: '1.0.0+000000000000' }, remotes: [] };

/** A pool with a shell and, by name, remotes with these server builds; besides them `well-mfe`, whose page is `well`. */
export function aRenderPool(builds: Record<string, string> = {}, limits: Partial<RenderLimits> = {}, shellText = shellBuild()) {
  const reports: FaultReport[] = [];
  const source = fakeSource(undefined);
  const releases: Partial<Record<string, Release>> = {};

  const publish = (release: Release, text?: string) => {
    releases[release.name] = release;
    if (text !== undefined) source.servers[`${release.name}@${release.version}`] = text;
    return release;
  };
  const shell: ShellRelease = aShell();
  publish(shell, shellText);
  const all = { 'well-mfe': remoteBuild(`return 'well'`), ...builds };
  for (const [name, text] of Object.entries(all)) publish(aRemote({ name }), text);

  const pool = createRenderPool({
    releases: source,
    apiUrl: 'http://127.0.0.1:1',
    onFault: (report) => reports.push(report),
    limits: { ...patient, ...limits },
  });
  open.push(pool);

  const render = (url: string, more: Partial<RenderRequest> = {}): Promise<Rendering> =>
    pool.render({
      url,
      registry,
      nonce: 'nonce',
      draw: 'page',
      shell,
      owner: releases[url.split('/')[1] ?? ''] ?? shell,
      path: `${url}/:id`,
      ...more,
    });
  /** The markup of the page, or the fault. */
  const draw = async (url: string, more: Partial<RenderRequest> = {}) => {
    const rendering = await render(url, more);
    return 'fault' in rendering ? rendering.fault : rendering.page.html;
  };
  return { pool, source, shell, reports, releases, publish, render, draw };
}
