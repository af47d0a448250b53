import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../error-code.ts';

const leftover = /^\.new-/;
const leftoverAge = 60 * 60 * 1000;

const newName = (target: string) => path.join(path.dirname(target), `.new-${randomUUID()}`);

/**
 * Adds a folder of files that appears whole or not at all, even if the process is killed or the power
 * fails. Answers false, and changes nothing, if there is one of that name.
 */
export async function addFolder(target: string, files: [string, Buffer][], onStep: (step: string) => void): Promise<boolean> {
  if (await isThere(target)) return false;
  const staged = newName(target);
  onStep('stage-folder');
  await mkdir(staged, { recursive: true });
  for (const [name, content] of files) {
    onStep(`write ${name}`);
    await writeFlushed(path.join(staged, name), content);
  }
  await flushFolder(staged);
  onStep('rename-folder');
  try {
    await rename(staged, target);
  } catch (error) {
    await rm(staged, { recursive: true, force: true });
    if (isTaken(error)) return false;
    throw error;
  }
  await flushFolder(path.dirname(target));
  return true;
}

/** Adds a file that appears whole or not at all. Answers false, and changes nothing, if the name is taken. */
export async function addFile(target: string, content: string, onStep: (step: string) => void): Promise<boolean> {
  const staged = newName(target);
  await mkdir(path.dirname(target), { recursive: true });
  onStep('stage-file');
  await writeFlushed(staged, content);
  onStep('link-file');
  try {
    await link(staged, target);
    onStep('linked-file');
    await flushFolder(path.dirname(target));
    return true;
  } catch (error) {
    if (isTaken(error)) return false;
    throw error;
  } finally {
    await rm(staged, { force: true });
  }
}

/** Removes what a killed process left half-written, here and one folder down, once nobody can be writing it any more. */
export async function clearLeftovers(folder: string): Promise<void> {
  const inside = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const folders = [folder, ...inside.filter((entry) => entry.isDirectory()).map(({ name }) => path.join(folder, name))];
  for (const each of folders) {
    for (const name of (await readdir(each).catch((): string[] => [])).filter((entry) => leftover.test(entry))) {
      const file = path.join(each, name);
      const found = await stat(file).catch(() => undefined);
      if (found && Date.now() - found.mtimeMs > leftoverAge) await rm(file, { recursive: true, force: true });
    }
  }
}

async function writeFlushed(file: string, content: string | Buffer): Promise<void> {
  const handle = await open(file, 'wx');
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const isThere = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  );

const isTaken = (error: unknown) => ['EEXIST', 'ENOTEMPTY'].includes(errorCode(error) ?? '');
