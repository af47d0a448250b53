import { rmSync } from 'node:fs';
import path from 'node:path';
import { apiUrl, root, runCommand, startServer } from './processes.ts';

const data = path.join(root, '.cache/bench');

/** Builds all apps and pictures, and forgets the data of earlier runs. */
export function buildApps(): void {
  rmSync(data, { recursive: true, force: true });
  runCommand(['node_modules/.bin/nx', 'run-many', '-t', 'build', 'media', '--outputStyle=static']);
}

/** The API, on a database of its own. */
export const startApi = (): Promise<void> => startServer('api/src/main.ts', `${apiUrl}/readyz`, { DATA_DIR: path.join(data, 'api') });

/** The site as it is: all apps, each its own release, behind an edge. Answers its address. */
export const startComposed = (): Promise<string> =>
  startEdge('composed', 3801, (dataDir) => runCommand(['--import', 'tsx', 'scripts/release.ts', 'publish'], { DATA_DIR: dataDir }));

/**
 * An edge before a release store of its own.
 *
 * @param publish fills the store that belongs to a data folder
 */
export async function startEdge(name: string, port: number, publish: (dataDir: string) => void | Promise<void>): Promise<string> {
  const dataDir = path.join(data, name);
  await publish(dataDir);
  await startServer('edge/src/main.ts', `http://127.0.0.1:${port}/healthz`, { PORT: String(port), DATA_DIR: dataDir });
  return `http://localhost:${port}`;
}
