/** `npm run dev -- [APP…] | --standalone APP`: API, edge, watch builds of some apps, releases of the others. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import path from 'node:path';
import { planDev } from '@aarohan/edge/dev-command';
import { readEnv } from '@aarohan/edge/env';
import { folderStore } from '@aarohan/edge/releases/folder-store';
import { runReleaseCommand } from '@aarohan/edge/releases/release-command';
import { projectRoot, siteApps } from '@aarohan/edge/releases/site-apps';

const env = readEnv(process.env);
const children: ChildProcess[] = [];
const buildFolder = (app: string) => path.join(env.DATA_DIR, 'releases/.dev', app);

const plan = planDev(process.argv.slice(2), siteApps());
if ('problem' in plan) stop(plan.problem);

const published = await folderStore(path.join(env.DATA_DIR, 'releases')).latest();
const missing = plan.released.filter((app) => !published?.apps[app]);
if (missing.length > 0) {
  // A remote is checked against a live shell, so the shell goes with the first ones.
  const wanted = published?.apps['shell'] ? missing : ['shell', ...missing.filter((app) => app !== 'shell')];
  console.log(`publishing ${wanted.join(', ')} …`);
  const { exitCode, lines } = await runReleaseCommand(['publish', ...wanted], env.DATA_DIR, console.log);
  if (exitCode !== 0) stop(lines.join('\n'));
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop());
drawPictures();
await Promise.all(plan.live.map(watch));
start('api', ['--import', 'tsx', 'api/src/main.ts']);
start('edge', ['--import', 'tsx', 'edge/src/main.ts'], {
  DEV_APPS: plan.live.map((app) => `${app}=${buildFolder(app)}`).join(','),
  DEV_STANDALONE: plan.standalone ?? '',
  LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn',
});
await Promise.all([answering(`http://localhost:${env.PORT}/healthz`), answering(`http://localhost:${env.API_PORT}/healthz`)]);
if (plan.standalone) console.log(`${plan.standalone} stands alone: the released shell around it, no other remote`);
console.log(`live: ${plan.live.join(', ')}${plan.released.length > 0 ? ` · released: ${plan.released.join(', ')}` : ''}`);
console.log(`ready http://localhost:${env.PORT}`);

/** The API does not start without the site's pictures; Nx draws them once. */
function drawPictures(): void {
  const args = [path.join(projectRoot, 'node_modules/.bin/nx'), 'run', '@aarohan/api:media', '--outputStyle=static'];
  const env = { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: projectRoot, env, encoding: 'utf8' });
  if (status !== 0) stop(`The pictures could not be drawn:\n${stdout}${stderr}`);
}

/** Starts an app's watch build; done when it has built once, well or not. */
function watch(app: string): Promise<void> {
  const watcher = spawn(process.execPath, [path.join(projectRoot, 'shared/build/watch-app.js'), buildFolder(app)], {
    cwd: path.join(projectRoot, app),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(watcher);
  watcher.stdout.pipe(process.stdout, { end: false });
  watcher.stderr.pipe(process.stderr, { end: false });
  return new Promise((resolve) => {
    for (const stream of [watcher.stdout, watcher.stderr]) stream.once('data', () => resolve());
    watcher.once('exit', () => resolve());
  });
}

function start(name: string, args: string[], more: Record<string, string> = {}): void {
  const child = spawn(process.execPath, args, { cwd: projectRoot, stdio: 'inherit', env: { ...process.env, ...more } });
  children.push(child);
  child.once('exit', (code) => {
    if (code !== 0 && code !== null) stop(`${name} ended with code ${code}`);
  });
}

async function answering(url: string): Promise<void> {
  for (;;) {
    const ok = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Ends everything that was started; with a problem, as a failure. */
function stop(problem?: string): never {
  if (problem) console.error(problem);
  for (const child of children) child.kill('SIGTERM');
  process.exit(problem ? 1 : 0);
}
