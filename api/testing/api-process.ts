import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';

const main = path.join(import.meta.dirname, '../src/main.ts');

export interface ApiProcess {
  url: string;
  /** What it has printed so far. */
  output: () => string;
  kill: (signal: NodeJS.Signals) => Promise<number | null>;
  /** Its exit code once it has ended. */
  ended: Promise<number | null>;
}

/** Starts the API as a process of its own, as `npm start` does; resolves when it is ready or has ended. */
export async function startApi(dataDir: string, variables: Record<string, string> = {}): Promise<ApiProcess> {
  const port = variables.API_PORT ?? String(await freePort());
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: dataDir, API_PORT: port, ...variables };
  const child = spawn(process.execPath, ['--import', 'tsx', main], { env, cwd: path.dirname(main), stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  const url = `http://127.0.0.1:${port}`;
  await Promise.race([ended, readiness(url, () => child.exitCode === null && child.signalCode === null)]);
  const kill = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return ended;
  };
  return { url, output: () => output, kill, ended };
}

/** Stands in for the built pictures, so that a start needs no media build. */
export function stubMedia(dataDir: string): void {
  const plain = { src: '/media/plain.webp', avif: '/media/plain.avif', webp: '/media/plain.webp', width: 4, height: 3, alt: '' };
  mkdirSync(path.join(dataDir, 'media'), { recursive: true });
  writeFileSync(path.join(dataDir, 'media/media.json'), JSON.stringify({ plain }));
}

async function readiness(url: string, isRunning: () => boolean): Promise<void> {
  while (isRunning()) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}
