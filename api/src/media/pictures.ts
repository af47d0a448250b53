import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { Picture } from '@aarohan/shared/catalogue';

/** Pictures by the key under which the database names them (`program/generative-ai-course`). */
export interface Pictures {
  /** The picture of a key; an unknown key gets the house's plain cover. */
  find(key: string): Picture;
}

export const mediaManifestName = 'media.json';
export const plainCover = 'plain';

const Manifest = z.record(z.string(), Picture);
export type Manifest = z.infer<typeof Manifest>;

/**
 * Reads the manifest that lies beside the pictures.
 *
 * @throws when it is missing or not a manifest: the media folder is made by `build-media.ts`
 */
export async function readPictures(manifestFile: string): Promise<Pictures> {
  return picturesOf(Manifest.parse(JSON.parse(await readFile(manifestFile, 'utf8'))));
}

export function picturesOf(manifest: Manifest): Pictures {
  const plain = manifest[plainCover];
  if (!plain) throw new Error(`the media manifest has no "${plainCover}"`);
  return { find: (key) => manifest[key] ?? plain };
}
