import { stat } from 'node:fs/promises';
import path from 'node:path';
import { readBuild } from '../releases/read-build.ts';
import type { Build } from '../releases/release-store.ts';

const kept = 3;

/**
 * The newest whole build in a folder that a watcher writes to, and the few before it. They are held in
 * memory, because a page may still be loading one while the watcher writes the next over it.
 */
export function watchedBuild(name: string, folder: string) {
  const builds: Build[] = [];
  let read = 0;

  const newest = async (): Promise<Build | undefined> => {
    const { mtimeMs } = await stat(path.join(folder, 'release.json')).catch(() => ({ mtimeMs: read }));
    if (mtimeMs !== read) {
      // Half written: every digest must fit, otherwise the build before it stays until the next look.
      const build = await readBuild(name, folder).catch(() => undefined);
      if (build) {
        read = mtimeMs;
        builds.unshift(build);
        builds.splice(kept);
      }
    }
    return builds[0];
  };

  const find = async (version: string): Promise<Build | undefined> => {
    await newest();
    return builds.find(({ release }) => release.version === version);
  };

  return { name, newest, find };
}
