import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { StartProblem } from '../start-problem.ts';
import { createPglite } from './create-pglite.ts';
import type { OpenDb } from './db.ts';
import { migrationsFolder, reasonOf } from './migrations.ts';

/** PGlite flushes its log only at a checkpoint; a regular one keeps the log small and the next start short. */
const checkpointEvery = 5 * 60_000;

/**
 * Opens the embedded database in a folder that this process has locked, and migrates it. Commits reach
 * the page cache at once: a killed process loses nothing, a power cut may.
 *
 * @throws {StartProblem} when the folder holds something that is no database or a broken one; it stays as it is
 */
export async function openPglite(folder: string): Promise<OpenDb> {
  await createOnce(folder).catch(() => Promise.reject(unopenable(folder)));
  const client = await openExisting(folder);
  const db = drizzle({ client });
  await migrate(db, { migrationsFolder }).catch((error: unknown) => Promise.reject(outdated(folder, error)));
  const timer = setInterval(() => void client.exec('CHECKPOINT').catch(() => undefined), checkpointEvery).unref();
  return {
    db,
    close: async () => {
      clearInterval(timer);
      await client.exec('CHECKPOINT');
      await client.close();
    },
  };
}

/** Creates the files beside the final place, so that a start cut short leaves no half database. */
async function createOnce(folder: string): Promise<void> {
  const draft = `${folder}.new`;
  await rm(draft, { recursive: true, force: true });
  if (existsSync(folder) && (await readdir(folder)).length > 0) return;
  await mkdir(path.dirname(folder), { recursive: true });
  await (await createPglite({ dataDir: draft })).close();
  await rm(folder, { recursive: true, force: true });
  await rename(draft, folder);
}

async function openExisting(folder: string): Promise<PGlite> {
  if (!existsSync(path.join(folder, 'PG_VERSION'))) throw unopenable(folder);
  try {
    const client = await createPglite({ dataDir: folder });
    await client.query('SELECT 1');
    return client;
  } catch {
    throw unopenable(folder);
  }
}

const unopenable = (folder: string): StartProblem =>
  new StartProblem(
    `The database in ${folder} cannot be opened; it was left as it is. Move it away, or name another DATA_DIR, to start afresh.`,
  );

const outdated = (folder: string, error: unknown): StartProblem =>
  new StartProblem(`The database in ${folder} cannot be brought up to date (${reasonOf(error)}); it was left as it is.`);
