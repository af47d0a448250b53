// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '..');

/** Runs `npm ci` when there is no installation or the lock file is newer than it. Needs nothing installed. */
export function ensureInstalled() {
  const installed = path.join(root, 'node_modules/.package-lock.json');
  const wanted = path.join(root, 'package-lock.json');
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(wanted).mtimeMs) return;
  console.log('installing the packages of package-lock.json …');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
  if (status !== 0) {
    console.error('`npm ci` failed; see its message above.');
    process.exit(1);
  }
}
