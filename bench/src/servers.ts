import { rmSync } from 'node:fs';
import path from 'node:path';
import { apiUrl, root, runCommand, startServer } from './processes.ts';

/** Where benchmarks keep files. */
export const data = path.join(root, '.cache/bench');

/** Builds all apps and pictures, and forgets the data of earlier runs. */
export const buildApps = (): void => buildAnew(['build', 'media']);

/** Builds what the API needs, and forgets the data of earlier runs. */
export const buildPictures = (): void => buildAnew(['media']);

function buildAnew(targets: string[]): void {
  rmSync(data, { recursive: true, force: true });
  runCommand(['node_modules/.bin/nx', 'run-many', '-t', ...targets, '--outputStyle=static']);
}

/**
 * The API, on data of its own.
 *
 * @param databaseUrl of a PostgreSQL database; without one the API has its embedded database
 * @param variables of the environment beyond the usual
 */
export const startApi = (databaseUrl = '', variables: NodeJS.ProcessEnv = {}): Promise<void> =>
  startServer('api/src/main.ts', `${apiUrl}/readyz`, {
    DATA_DIR: path.join(data, databaseUrl === '' ? 'api' : 'api-postgres'),
    DATABASE_URL: databaseUrl,
    ...variables,
  });

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
