import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { assertOurs } from './claim-data-dir.ts';

test('When no folder can be made there, then it says so instead of trying for ever', async () => {
  await expect(assertOurs('/proc/nowhere/data')).rejects.toThrow('DATA_DIR /proc/nowhere/data cannot be used as a folder to write in');
});

test('When the folder is new, then asking leaves nothing behind', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'aarohan-claim-'));

  await assertOurs(path.join(root, 'deep/data'));

  expect(readdirSync(root)).toEqual([]);
  rmSync(root, { recursive: true });
});
