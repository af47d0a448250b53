import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import { StartProblem } from '../start-problem.ts';
import { mediaManifestName, type Pictures, readPictures } from './pictures.ts';

/** Where `npm run media -w @aarohan/api` puts the pictures. */
export const builtMedia = path.join(import.meta.dirname, '../../dist/media');

/**
 * Brings the built pictures into `DATA_DIR/media`, those that are not there yet, and opens their manifest.
 * Names carry the hash of their content, so what is there stays right, also for pages rendered before.
 *
 * @throws {StartProblem} when the pictures were never built
 */
export async function prepareMedia(dataDir: string, source = builtMedia): Promise<Pictures> {
  const folder = path.join(dataDir, 'media');
  const manifest = path.join(source, mediaManifestName);
  if (!existsSync(manifest)) {
    if (existsSync(path.join(folder, mediaManifestName))) return readPictures(path.join(folder, mediaManifestName));
    throw new StartProblem('The pictures of the site are not built: run `npm run media -w @aarohan/api`.');
  }
  await mkdir(folder, { recursive: true });
  for (const file of await filesOf(manifest)) await bring(path.join(source, file), path.join(folder, file));
  await copyFile(manifest, path.join(folder, `${mediaManifestName}.new`));
  await rename(path.join(folder, `${mediaManifestName}.new`), path.join(folder, mediaManifestName));
  return readPictures(path.join(folder, mediaManifestName));
}

async function filesOf(manifest: string): Promise<string[]> {
  const names = (await readFile(manifest, 'utf8')).matchAll(/\/media\/([\w.-]+)/g);
  return [...new Set([...names].map(([, name]) => name ?? ''))];
}

/** Under another name first, so that a copy cut short is never served. */
async function bring(from: string, to: string): Promise<void> {
  if (existsSync(to)) return;
  await copyFile(from, `${to}.new`);
  await rename(`${to}.new`, to);
}
