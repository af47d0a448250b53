import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { StartProblem } from '../start-problem.ts';

const marker = '.aarohan';

/** What the other programs of this project may have put there before the API starts for the first time. */
const ours = /^(\.aarohan|releases|registry.*|db.*|media.*|uploads|secret)$/;

/** Makes a folder ours to write in. */
export async function claimDataDir(dataDir: string): Promise<void> {
  await assertOurs(dataDir);
  try {
    await mkdir(dataDir, { recursive: true });
    await writeFile(path.join(dataDir, marker), 'Data of the Aarohan site. Deleting this folder resets everything.\n');
  } catch (error) {
    throw unusable(dataDir, error);
  }
}

/** @throws {StartProblem} when the folder is neither new, nor empty, nor marked by an earlier start */
export async function assertOurs(dataDir: string): Promise<void> {
  const entries = await read(dataDir);
  if (entries.includes(marker)) return;
  const foreign = entries.find((entry) => !ours.test(entry));
  if (foreign !== undefined) {
    throw new StartProblem(`DATA_DIR ${dataDir} holds files that are not of this program (${foreign}); name an empty or new folder.`);
  }
}

async function read(dataDir: string): Promise<string[]> {
  try {
    return await readdir(dataDir);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw unusable(dataDir, error);
    await tryToAddIn(path.dirname(dataDir), dataDir);
    return [];
  }
}

/** Some folders refuse what their permissions allow (`/proc`), and making folders below them never ends; so it is tried. */
async function tryToAddIn(folder: string, dataDir: string): Promise<void> {
  if (!existsSync(folder)) return tryToAddIn(path.dirname(folder), dataDir);
  try {
    await rmdir(await mkdtemp(path.join(folder, '.aarohan-')));
  } catch (error) {
    throw unusable(dataDir, error);
  }
}

const unusable = (dataDir: string, error: unknown): StartProblem =>
  new StartProblem(
    `DATA_DIR ${dataDir} cannot be used as a folder to write in: ${error instanceof Error ? error.message : String(error)}.`,
  );
