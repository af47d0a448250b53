/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import subsetFont from 'subset-font';
import { fallbackMetrics } from '../../../build/font-metrics.js';
import { fontFaces } from '../font-face.ts';

const file = readFileSync(path.join(import.meta.dirname, 'inter-latin.woff2'));

test('When the first page loads, then its font costs less than 40 KB', () => {
  expect(file.length).toBeLessThan(40_000);
});

test('When the font arrives, then the fallback had its widths and line heights', async () => {
  const metrics = fallbackMetrics(await subsetFont(file, ' abcdefghijklmnopqrstuvwxyz', { targetFormat: 'sfnt' }));
  expect(fontFaces).toContain(`size-adjust:${metrics.sizeAdjust};ascent-override:${metrics.ascentOverride}`);
  expect(fontFaces).toContain(`descent-override:${metrics.descentOverride};line-gap-override:0%`);
});
