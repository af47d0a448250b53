// @ts-check
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Path of a Chromium: CHROMIUM_PATH, else one on the PATH, else Debian's, installed if that is allowed. */
export function findBrowser() {
  const found = process.env.CHROMIUM_PATH ?? onPath();
  if (found) return found;
  if (process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0) {
    console.log("installing Debian's chromium …");
    const quiet = { stdio: /** @type {const} */ ('ignore'), env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
    spawnSync('apt-get', ['update', '-qq'], quiet);
    spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], quiet);
  }
  const installed = onPath();
  if (installed) return installed;
  console.error('No Chromium found. Install one (Debian: apt-get install chromium) or set CHROMIUM_PATH to it.');
  process.exit(1);
}

function onPath() {
  const candidates = (process.env.PATH ?? '').split(path.delimiter).flatMap((dir) => names.map((name) => path.join(dir, name)));
  return candidates.find((file) => {
    try {
      accessSync(file, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}
