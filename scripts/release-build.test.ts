import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, jest, test } from '@jest/globals';

jest.setTimeout(120_000);

const root = path.resolve(import.meta.dirname, '..');
const cache = path.join(root, '.cache');
mkdirSync(cache, { recursive: true });
const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

/** Builds a copy of an app in a folder of its own and answers its `release.json`, which names every file by its digest. */
function buildCopy(app: string): string {
  const folder = mkdtempSync(path.join(cache, 'build-'));
  folders.push(folder);
  const copy = path.join(folder, app);
  cpSync(path.join(root, app), copy, { recursive: true, filter: (file) => !/\/(dist|test-results|node_modules)$/.test(file) });
  execFileSync(process.execPath, [path.join(root, 'shared/build/build-app.js')], { cwd: copy });
  return readFileSync(path.join(copy, 'dist/release.json'), 'utf8');
}

test.each(['shell', 'campus-mfe'])('When %s is built in two folders, then both are the same release', (app) => {
  const first = buildCopy(app);

  expect(JSON.parse(first)).toMatchObject({ name: app, version: expect.stringMatching(/^\d+\.\d+\.\d+\+[0-9a-f]{12}$/) });
  expect(buildCopy(app)).toBe(first);
});
