import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { folderStore } from '@aarohan/edge/releases/folder-store';
import { publishReleases } from '@aarohan/edge/releases/publish-releases';
import { readBuild } from '@aarohan/edge/releases/read-build';

const root = path.resolve(import.meta.dirname, '../../..');
const data = path.join(root, '.cache/bench');
const apiPort = '4801';

export interface Sites {
  /** The composed site. */
  ours: string;
  /** The same sources as one bundle, behind the same edge and the same API. */
  monolith: string;
  stop: () => Promise<void>;
}

/** Builds both, publishes each into a store of its own, and starts one API with an edge before each store. */
export async function startSites(): Promise<Sites> {
  rmSync(data, { recursive: true, force: true });
  const ours = { PORT: '3801', DATA_DIR: path.join(data, 'ours') };
  const monolith = { PORT: '3802', DATA_DIR: path.join(data, 'monolith') };
  must(['node_modules/.bin/nx', 'run-many', '-t', 'build', 'media', '--outputStyle=static']);
  must(['bench/monolith/build.js']);
  must(['--import', 'tsx', 'scripts/release.ts', 'publish'], ours);
  await publishReleases(
    folderStore(path.join(monolith.DATA_DIR, 'releases')),
    [await readBuild('shell', path.join(root, 'bench/dist/monolith'))],
    { at: new Date().toISOString(), by: 'bench' },
  );

  const children = [
    run('api/src/main.ts', { DATA_DIR: path.join(data, 'api') }),
    run('edge/src/main.ts', ours),
    run('edge/src/main.ts', monolith),
  ];
  await Promise.all([
    answers(`http://127.0.0.1:${apiPort}/readyz`),
    answers('http://127.0.0.1:3801/healthz'),
    answers('http://127.0.0.1:3802/healthz'),
  ]);
  return { ours: 'http://localhost:3801', monolith: 'http://localhost:3802', stop: () => stopAll(children) };
}

const environment = (extra: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...process.env,
  API_PORT: apiPort,
  LOG_LEVEL: 'silent',
  NX_DAEMON: 'false',
  NX_TUI: 'false',
  ...extra,
});

function must(args: string[], extra: NodeJS.ProcessEnv = {}): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, env: environment(extra), encoding: 'utf8' });
  if (status !== 0) throw new Error(`${args.join(' ')} failed:\n${stdout}${stderr}`);
}

const run = (file: string, extra: NodeJS.ProcessEnv): ChildProcess =>
  spawn(process.execPath, ['--import', 'tsx', file], { cwd: root, env: environment(extra), stdio: ['ignore', 'ignore', 'inherit'] });

async function answers(url: string): Promise<void> {
  const ok = await fetch(url).then(
    (response) => response.ok,
    () => false,
  );
  if (ok) return;
  await new Promise((resolve) => setTimeout(resolve, 200));
  await answers(url);
}

async function stopAll(children: ChildProcess[]): Promise<void> {
  await Promise.all(children.map((child) => new Promise((resolve) => (child.once('close', resolve), child.kill('SIGTERM')))));
}
