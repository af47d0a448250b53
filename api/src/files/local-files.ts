import { createReadStream } from 'node:fs';
import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { FileStore } from './file-store.ts';

const portion = 500;

/** Files in a folder of this machine; each is whole or not there, also after a crash in the middle of writing. */
export async function localFiles(folder: string): Promise<FileStore> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const pathOf = (name: string): string => path.join(folder, path.basename(name));

  return {
    async put(name, bytes) {
      const draft = `${pathOf(name)}.part`;
      await writeDown(draft, bytes);
      await rename(draft, pathOf(name));
      await flushFolder(folder);
    },
    async open(name) {
      const file = await open(pathOf(name)).catch(undefinedIfMissing);
      return file && createReadStream('', { fd: file });
    },
    async remove(names) {
      for (const name of names) await rm(pathOf(name), { force: true });
    },
    async *listOlder(moment) {
      let names: string[] = [];
      for await (const { name } of await opendir(folder)) {
        const status = await stat(pathOf(name)).catch(undefinedIfMissing);
        if (!status || status.mtime >= moment) continue;
        names.push(name);
        if (names.length === portion) {
          yield names;
          names = [];
        }
      }
      if (names.length > 0) yield names;
    },
  };
}

async function writeDown(target: string, bytes: Uint8Array): Promise<void> {
  const file = await open(target, 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** A new name is durable once the folder that holds it is. */
async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function undefinedIfMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
