import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** The project's folder, under which each front-end app has a folder of its own. */
export const projectRoot = path.resolve(import.meta.dirname, '../../..');

export const shellApp = 'shell';

/** The front-end apps: the folders with a `remote.json`, and the shell first, because remotes are checked against it. */
export function siteApps(root: string = projectRoot): string[] {
  const remotes = readdirSync(root).filter((name) => existsSync(path.join(root, name, 'remote.json')));
  return [shellApp, ...remotes.sort()];
}
