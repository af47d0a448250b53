import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** The repository. */
export const root = path.resolve(import.meta.dirname, '../..');

/** Where the API of a benchmark answers; off the ports of `npm start` and of the end-to-end tests. */
export const apiUrl = 'http://127.0.0.1:4801';

/** Milliseconds that a server may take until it answers. */
const patience = 60_000;

const running = new Set<ChildProcess>();

// A benchmark that fails or is interrupted leaves no server behind.
process.once('exit', () => running.forEach((child) => child.kill('SIGTERM')));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

/**
 * Runs a command of Node's to its end.
 *
 * @throws {Error} with what it printed, when it fails
 */
export function runCommand(args: string[], env: NodeJS.ProcessEnv = {}): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, env: environment(env), encoding: 'utf8' });
  if (status !== 0) throw new Error(`${args.join(' ')} failed:\n${stdout}${stderr}`);
}

/**
 * Starts a server and waits until `probe` answers.
 *
 * @throws {Error} when somebody else answers there already, or the server ends or stays silent
 */
export async function startServer(file: string, probe: string, env: NodeJS.ProcessEnv): Promise<void> {
  if (await isUp(probe)) throw new Error(`Something else answers at ${probe}. Stop it first.`);
  const child = spawn(process.execPath, ['--import', 'tsx', file], {
    cwd: root,
    env: environment(env),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  running.add(child);
  child.once('close', () => running.delete(child));

  const deadline = performance.now() + patience;
  while (!(await isUp(probe))) {
    if (!running.has(child)) throw new Error(`${file} ended before it answered at ${probe}.`);
    if (performance.now() > deadline) throw new Error(`${file} did not answer at ${probe} within ${patience / 1000} s.`);
    await pause(100);
  }
}

/** Stops every server that was started, and waits until they have ended. */
export async function stopServers(): Promise<void> {
  await Promise.all([...running].map((child) => new Promise((resolve) => (child.once('close', resolve), child.kill('SIGTERM')))));
}

const environment = (extra: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...process.env,
  API_PORT: new URL(apiUrl).port,
  LOG_LEVEL: 'silent',
  NX_DAEMON: 'false',
  NX_TUI: 'false',
  ...extra,
});

const isUp = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
    ({ ok }) => ok,
    () => false,
  );
