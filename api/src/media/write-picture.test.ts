import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { mediaPlan } from './media-plan.ts';
import { writePicture } from './write-picture.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'aarohan-pictures-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("When a program's cover is written, then each width is there in both types and small enough for a card", async () => {
  const planned = mediaPlan().find(({ key }) => key === 'program/generative-ai-course');
  if (!planned) throw new Error('not planned');
  const picture = await writePicture(planned, folder);
  expect(picture).toMatchObject({ width: 640, height: 360, alt: 'Rising steps with a symbol for Generative AI' });
  expect(picture.avif).toMatch(/^\/media\/program-generative-ai-course-640\.[0-9a-f]{10}\.avif$/);
  expect(picture.sizes?.map(({ width }) => width)).toEqual([640, 1280]);
  expect(statSync(path.join(folder, path.basename(picture.avif))).size).toBeLessThan(12 * 1024);
  expect(readdirSync(folder)).toHaveLength(4);
});
