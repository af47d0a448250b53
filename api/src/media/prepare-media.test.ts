import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { stubPicture } from '../../testing/stub-pictures.ts';
import { prepareMedia } from './prepare-media.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'aarohan-media-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const plain = {
  ...stubPicture('x'),
  src: '/media/plain-640.0000000001.webp',
  avif: '/media/plain-640.0000000002.avif',
  webp: '/media/plain-640.0000000001.webp',
};

test('When pictures were built, then they lie in the data folder, and what is unknown is the plain cover', async () => {
  const built = path.join(folder, 'built');
  mkdirSync(built);
  writeFileSync(path.join(built, 'media.json'), JSON.stringify({ plain }));
  for (const file of ['plain-640.0000000001.webp', 'plain-640.0000000002.avif']) writeFileSync(path.join(built, file), file);
  const pictures = await prepareMedia(path.join(folder, 'data'), built);
  expect(pictures.find('nothing of the kind')).toEqual(plain);
  expect(existsSync(path.join(folder, 'data/media/plain-640.0000000002.avif'))).toBe(true);
});

test('When pictures were never built, then the start says how to build them', async () => {
  const attempt = prepareMedia(path.join(folder, 'other'), path.join(folder, 'missing'));
  await expect(attempt).rejects.toThrow('The pictures of the site are not built: run `npm run media -w @aarohan/api`.');
});
