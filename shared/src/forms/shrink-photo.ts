import { maxFileBytes } from '../files.ts';

/** px of the longer side, from the finest to the last try; a marksheet is still readable at the last */
const sides = [2400, 1800, 1400, 1000];
const quality = 0.82;

/**
 * Makes a photo small enough to be sent, upright as the camera held it. What is no photo, is small enough already
 * or cannot be read comes back as it is.
 */
export async function shrinkPhoto(file: File): Promise<File> {
  if (file.size <= maxFileBytes || !/^image\/(jpeg|png|webp)$/.test(file.type) || typeof createImageBitmap !== 'function') return file;
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    for (const side of sides) {
      const blob = await draw(picture, side);
      if (blob && blob.size <= maxFileBytes) return new File([blob], file.name.replace(/\.\w+$/, '') + '.jpg', { type: 'image/jpeg' });
    }
    return file;
  } catch {
    return file;
  }
}

function draw(picture: ImageBitmap, side: number): Promise<Blob | null> {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
}
