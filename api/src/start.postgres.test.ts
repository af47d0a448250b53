import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { startApi, stubMedia, type ApiProcess } from '../testing/api-process.ts';
import { testPostgres } from '../testing/test-postgres.ts';

jest.setTimeout(120_000);

let root: string;
let database: Awaited<ReturnType<typeof testPostgres>>;
let one: ApiProcess;
let other: ApiProcess;

beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'aarohan-start-'));
  database = await testPostgres(process.env.TEST_DATABASE_URL ?? '');
  const start = (name: string) => {
    stubMedia(path.join(root, name));
    return startApi(path.join(root, name), { DATABASE_URL: database.url, SECRET: 'one secret for all of the processes' });
  };
  [one, other] = await Promise.all([start('one'), start('other')]);
});
afterAll(async () => {
  await Promise.all([one.kill('SIGTERM'), other.kill('SIGTERM')]);
  await database.close();
  rmSync(root, { recursive: true, force: true });
});

const post = (api: ApiProcess, call: string, body: object) =>
  fetch(`${api.url}/api/${call}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

const inbox = async <T>(api: ApiProcess, to = ''): Promise<T[]> =>
  (await (await fetch(`${api.url}/dev/inbox.json${to && `?to=${to}`}`)).json()) as T[];

test('When two processes serve one database, then a login begun at one ends at the other and holds at both', async () => {
  const email = 'staff@aarohan.example';
  await post(one, 'sendEmailOtp', { email });
  const mails = await inbox<{ text: string }>(one, email);
  const login = await post(other, 'verifyEmailOtp', { email, otp: mails[0]?.text.slice(0, 6) });
  const headers = { cookie: String(login.headers.get('set-cookie')).split(';')[0] ?? '' };

  const seen = await Promise.all([one, other].map(async ({ url }) => (await fetch(`${url}/api/me`, { headers })).status));

  expect(mails).toHaveLength(1);
  expect(seen).toEqual([200, 200]);
});

test('When 60 people ask for codes at both processes, then each gets one mail', async () => {
  const emails = Array.from({ length: 60 }, (_, number) => `many${number}@example.com`);
  await Promise.all(
    emails.map((email) => post(one, 'register', { fullname: 'Asha', email, mobile: '9876543210', password: 'correct horse' })),
  );
  const asked = await Promise.all(
    emails.flatMap((email) => [one, other].map(async (api) => (await post(api, 'sendEmailOtp', { email })).status)),
  );

  // Each finishes its own deliveries before it shows the inbox.
  await inbox(other);
  const mails = await inbox<{ to: string }>(one);

  expect(asked.filter((status) => status === 200)).toHaveLength(60);
  expect(
    mails
      .filter(({ to }) => to.startsWith('many'))
      .map(({ to }) => to)
      .sort(),
  ).toEqual(emails.sort());
});
