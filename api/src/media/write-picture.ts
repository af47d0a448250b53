import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { Picture } from '@aarohan/shared/catalogue';
import type { PlannedPicture } from './media-plan.ts';

/** Writes a picture into a folder, in each of its widths as AVIF and as WebP, and says where it can be had. */
export async function writePicture({ key, alt, drawing, widths }: PlannedPicture, folder: string): Promise<Picture> {
  const sizes: { width: number; avif: string; webp: string }[] = [];
  for (const width of widths) {
    const image = sharp(Buffer.from(drawing.svg)).resize(width);
    const name = `${key.replaceAll('/', '-')}-${width}`;
    const avif = await writeHashed(
      folder,
      name,
      'avif',
      await image.clone().avif({ quality: 62, effort: 1, chromaSubsampling: '4:4:4' }).toBuffer(),
    );
    const webp = await writeHashed(folder, name, 'webp', await image.clone().webp({ quality: 84, effort: 4 }).toBuffer());
    sizes.push({ width, avif, webp });
  }
  const [first] = sizes;
  if (!first) throw new Error(`${key} has no width`);
  const height = Math.round((first.width * drawing.height) / drawing.width);
  return { src: first.webp, avif: first.avif, webp: first.webp, width: first.width, height, alt, ...(sizes.length > 1 && { sizes }) };
}

async function writeHashed(folder: string, name: string, type: string, bytes: Buffer): Promise<string> {
  const file = `${name}.${createHash('sha256').update(bytes).digest('hex').slice(0, 10)}.${type}`;
  await writeFile(path.join(folder, file), bytes);
  return `/media/${file}`;
}
