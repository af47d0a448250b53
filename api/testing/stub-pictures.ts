import type { Picture } from '@aarohan/shared/catalogue';
import type { Pictures } from '../src/media/pictures.ts';

/** Pictures whose paths tell the key they were asked for. */
export const stubPictures: Pictures = { find: (key) => stubPicture(key) };

export const stubPicture = (key: string): Picture => ({
  src: `/media/${key}.webp`,
  avif: `/media/${key}.avif`,
  webp: `/media/${key}.webp`,
  width: 640,
  height: 360,
  alt: '',
});
