import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach } from '@jest/globals';

/** Gives each test folders of its own, and removes them after it. */
export function tempFolders(): () => Promise<string> {
  const folders: string[] = [];
  afterEach(async () => {
    for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
  });
  return async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'edge-test-'));
    folders.push(folder);
    return folder;
  };
}
