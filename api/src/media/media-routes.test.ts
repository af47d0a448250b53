import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import { testApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp['app'];

beforeAll(async () => {
  const made = await testApp();
  app = made.app;
  const folder = path.join(made.parts.settings.dataDir, 'media');
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'job-bars-480.0123456789.avif'), 'picture');
  writeFileSync(path.join(folder, 'media.json'), '{}');
});

test('When a picture is asked for, then it comes with its type and may be kept for ever', async () => {
  const answer = await app.inject('/media/job-bars-480.0123456789.avif');
  expect([answer.statusCode, answer.body]).toEqual([200, 'picture']);
  expect(answer.headers).toMatchObject({ 'content-type': 'image/avif', 'cache-control': 'public, max-age=31536000, immutable' });
});

test.each([
  ['job-bars-480.9999999999.avif', 404],
  ['media.json', 404],
  ['..%2fsecret', 404],
  ['x%00.avif', 400],
  ['', 404],
])('When %s is asked for, then it is not served', async (name, status) => {
  const answer = await app.inject(`/media/${name}`);
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([status, 'no-store']);
});
