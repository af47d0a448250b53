import { spawn } from 'node:child_process';
import { existsSync, readdirSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { Refusal } from './refusal.ts';

/** Builds into `dist/` those of the apps that have no build or a newer source. Answers which. */
export async function buildStale(root: string, apps: string[]): Promise<string[]> {
  const stale = apps.filter((app) => isStale(root, app));
  if (stale.length === 0) return [];
  if (existsSync(path.join(root, 'nx.json'))) {
    await build(
      root,
      path.join(root, 'node_modules/.bin/nx'),
      ['run-many', '-t', 'build', '-p', stale.join(), '--outputStyle=static'],
      stale,
    );
  } else {
    const builder = path.join(root, 'shared/build/build-app.js');
    for (const app of stale) await build(path.join(root, app), process.execPath, [builder], [app]);
  }
  // A build may have come out of a cache with the time of its making.
  for (const app of stale) utimesSync(releaseFile(root, app), new Date(), new Date());
  return stale;
}

async function build(cwd: string, command: string, args: string[], apps: string[]): Promise<void> {
  const { code, output } = await run(command, args, cwd);
  if (code !== 0) throw new Refusal([`${apps.join(', ')} did not build, so nothing was published:`, ...output.trim().split('\n')]);
}

const releaseFile = (root: string, app: string) => path.join(root, app, 'dist/release.json');

function isStale(root: string, app: string): boolean {
  const built = releaseFile(root, app);
  return !existsSync(built) || newest(sourcesOf(root, app)) > statSync(built).mtimeMs;
}

const sourcesOf = (root: string, app: string): string[] => [
  ...['src', 'remote.json', 'shell.json', 'package.json', 'rspack.config.js'].map((name) => path.join(root, app, name)),
  ...['src', 'build', 'package.json'].map((name) => path.join(root, 'shared', name)),
  path.join(root, 'package-lock.json'),
];

/** The newest change below these paths, in milliseconds; a folder changes when a file in it comes or goes. */
function newest(paths: string[]): number {
  return paths.filter(existsSync).reduce((latest, each) => {
    const stats = statSync(each);
    const inside = stats.isDirectory() ? newest(readdirSync(each).map((name) => path.join(each, name))) : 0;
    return Math.max(latest, stats.mtimeMs, inside);
  }, 0);
}

function run(command: string, args: string[], cwd: string): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (output += part.toString()));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
