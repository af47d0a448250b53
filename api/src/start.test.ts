import { mkdtempSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { startApi, stubMedia, type ApiProcess } from '../testing/api-process.ts';

jest.setTimeout(120_000);

let root: string;
let api: ApiProcess;
beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'aarohan-start-'));
  stubMedia(path.join(root, 'data'));
  api = await startApi(path.join(root, 'data'));
});
afterAll(async () => {
  await api.kill('SIGKILL');
  rmSync(root, { recursive: true, force: true });
});

const post = (call: string, body: object) =>
  fetch(`${api.url}/api/${call}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
const aPerson = (email: string) => ({ fullname: 'Asha Rao', email, mobile: '9876543210', password: 'correct horse' });

/** Every file below a folder with its size and time of change. */
function listing(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => ({ name, stat: statSync(path.join(folder, name)) }))
    .map(({ name, stat }) => `${name} ${stat.size} ${stat.mtimeMs}`)
    .sort();
}

/** Starts with what cannot work: what was said, the exit code, and whether the folder stayed as it was. */
async function refusal(folder: string, variables: Record<string, string> = {}) {
  const before = listing(path.dirname(folder));
  const refused = await startApi(folder, variables);
  return {
    code: await refused.ended,
    said: refused.output().trim(),
    unchanged: JSON.stringify(listing(path.dirname(folder))) === JSON.stringify(before),
  };
}

test('When it starts in an empty folder, then it is ready, says so once and keeps its secret to itself', async () => {
  const { mode } = statSync(path.join(root, 'data/secret'));

  expect((await fetch(`${api.url}/readyz`)).status).toBe(200);
  expect(api.output().match(/listening/gi)).toHaveLength(1);
  expect((mode & 0o777).toString(8)).toBe('600');
});

test('When a second process takes the same folder, then it says so, ends, and the first goes on', async () => {
  const second = await startApi(path.join(root, 'data'));

  expect(await second.ended).toBe(1);
  expect(second.output()).toMatch(/^Another process \(\d+\) is using DATA_DIR .*\n$/);
  expect((await fetch(`${api.url}/readyz`)).status).toBe(200);
});

test('When its port is taken, then one sentence says so and nothing is written', async () => {
  const folder = path.join(root, 'port/data');
  mkdirSync(path.dirname(folder));

  const { port } = new URL(api.url);
  expect(await refusal(folder, { API_PORT: port })).toEqual({
    code: 1,
    said: expect.stringMatching(/^API_PORT \d+ cannot be used \(.*EADDRINUSE.*\); stop what uses it or name another\.$/),
    unchanged: true,
  });
});

test('When the environment is wrong, then one sentence names every problem and nothing is written', async () => {
  const folder = path.join(root, 'environment/data');
  mkdirSync(path.dirname(folder));

  expect(await refusal(folder, { PORT: 'x', SMTP_URL: 'y' })).toEqual({
    code: 1,
    said: 'The environment is not right: PORT must be a port number; SMTP_URL must be an address like smtp://user:password@host:587.',
    unchanged: true,
  });
});

test("When the folder is somebody else's, then one sentence says so and nothing is written", async () => {
  const folder = path.join(root, 'foreign/data');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'thesis.doc'), 'ten years of work');

  expect(await refusal(folder)).toEqual({
    code: 1,
    said: `DATA_DIR ${folder} holds files that are not of this program (thesis.doc); name an empty or new folder.`,
    unchanged: true,
  });
});

test.each(['a file', 'a folder without a database'])('When the database is %s, then one sentence says so and it stays', async (kind) => {
  const folder = path.join(root, `broken ${kind}`, 'data');
  stubMedia(folder);
  if (kind === 'a file') writeFileSync(path.join(folder, 'db'), 'x');
  else mkdirSync(path.join(folder, 'db/base'), { recursive: true });

  const refused = await startApi(folder);

  expect([await refused.ended, refused.output()]).toEqual([
    1,
    expect.stringMatching(/^The database in .* cannot be opened; it was left as it is\..*\n$/),
  ]);
});

describe('faults', () => {
  test('When it is killed while writing, then nothing acknowledged is lost and the next start needs no help', async () => {
    const acknowledged: string[] = [];
    const writing = Array.from({ length: 40 }, async (_, number) => {
      const email = `kill${number}@example.com`;
      const answer = await post('register', aPerson(email)).catch(() => undefined);
      if (answer?.status === 200) acknowledged.push(email);
      if (acknowledged.length === 10) await api.kill('SIGKILL');
    });
    await Promise.all(writing);

    api = await startApi(path.join(root, 'data'));
    const again = await Promise.all(acknowledged.map(async (email) => (await post('register', aPerson(email))).status));

    expect(acknowledged.length).toBeGreaterThanOrEqual(10);
    expect(new Set(again)).toEqual(new Set([409]));
  });

  test('When it is told to stop while a call runs, then the call is answered and it ends with 0', async () => {
    const running = post('register', aPerson('last@example.com'));
    await fetch(`${api.url}/healthz`);

    const [code, answer] = await Promise.all([api.kill('SIGTERM'), running]);

    expect([code, answer.status]).toEqual([0, 200]);
    api = await startApi(path.join(root, 'data'));
    expect((await post('register', aPerson('last@example.com'))).status).toBe(409);
  });

  test('When the database files are damaged, then one sentence says so and they stay', async () => {
    await api.kill('SIGTERM');
    const control = path.join(root, 'data/db/global/pg_control');
    writeFileSync(control, Buffer.alloc(8192));

    const refused = await startApi(path.join(root, 'data'));

    expect([await refused.ended, refused.output()]).toEqual([
      1,
      expect.stringMatching(/^The database in .* cannot be opened; it was left as it is\..*\n$/),
    ]);
    expect(readFileSync(control)).toEqual(Buffer.alloc(8192));
  });
});
