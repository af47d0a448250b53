import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Picture } from '@aarohan/shared/catalogue';
import { mediaPlan } from './media-plan.ts';
import { type Manifest, mediaManifestName } from './pictures.ts';
import { builtMedia } from './prepare-media.ts';
import { writePicture } from './write-picture.ts';

/**
 * Draws every picture of the site into `folder`: AVIF and WebP under names that carry the hash of
 * their content, and the manifest that says which key is which.
 */
export async function buildMedia(folder: string): Promise<Manifest> {
  const draft = `${folder}.new`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true });
  const queue = mediaPlan();
  const made: [string, Picture][] = [];
  // sharp keeps the cores busy inside one picture; two at a time fill its pauses.
  const work = async (): Promise<void> => {
    for (let planned = queue.shift(); planned; planned = queue.shift()) made.push([planned.key, await writePicture(planned, draft)]);
  };
  await Promise.all([work(), work()]);
  const manifest: Manifest = Object.fromEntries(made.sort(([one], [other]) => (one < other ? -1 : 1)));
  await writeFile(path.join(draft, mediaManifestName), JSON.stringify(manifest, null, 1));
  await rm(folder, { recursive: true, force: true });
  await rename(draft, folder);
  return manifest;
}

if (import.meta.filename === process.argv[1]) {
  const manifest = await buildMedia(builtMedia);
  process.stdout.write(`${Object.keys(manifest).length} pictures in ${builtMedia}\n`);
}
