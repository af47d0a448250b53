import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, jest, test } from '@jest/globals';
import type { RegisteredUser } from '@aarohan/shared/enrolments';
import { startApi, stubMedia, type ApiProcess } from '../../testing/api-process.ts';
import { aBody, aPdf, type FilePart } from '../../testing/forms.ts';
import { listFiles } from '../../testing/list-files.ts';
import { localFiles } from '../files/local-files.ts';

jest.setTimeout(120_000);

const root = mkdtempSync(path.join(tmpdir(), 'aarohan-torn-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const aProfessional = {
  productId: 'vibe-coding-course',
  fullname: 'Asha Rao',
  email: 'asha@example.com',
  phno: '9876543210',
  state: 'West Bengal',
  universityCollegeName: 'Jadavpur University',
  candidateType: 'professional',
};
const papers: FilePart[] = [
  ['paymentScreenshot', 'paid.pdf', aPdf(400_000, 'paid')],
  ['otherDocuments', 'other.pdf', aPdf(400_000, 'other')],
];
const dataDirOf = (name: string): string => {
  const dataDir = path.join(root, name);
  stubMedia(dataDir);
  return dataDir;
};
const uploadsOf = async (dataDir: string) => listFiles(await localFiles(path.join(dataDir, 'uploads')));

async function staffCookie({ url }: ApiProcess): Promise<string> {
  const [email, headers] = ['staff@aarohan.example', { 'content-type': 'application/json' }];
  await fetch(`${url}/api/sendEmailOtp`, { method: 'POST', headers, body: JSON.stringify({ email }) });
  const [mail] = (await (await fetch(`${url}/dev/inbox.json?to=${email}`)).json()) as { text: string }[];
  const otp = /\d{6}/.exec(mail?.text ?? '')?.[0];
  const answer = await fetch(`${url}/api/verifyEmailOtp`, { method: 'POST', headers, body: JSON.stringify({ email, otp }) });
  return answer.headers.get('set-cookie')?.split(';')[0] ?? '';
}

test('When the process is killed right after it answered, then registration and papers are there after the next start', async () => {
  const dataDir = dataDirOf('killed');
  const first = await startApi(dataDir);
  const { payload, type } = await aBody(aProfessional, papers);

  const answer = await fetch(`${first.url}/api/registerNow`, {
    method: 'POST',
    headers: { 'content-type': type },
    body: new Uint8Array(payload),
  });
  await first.kill('SIGKILL');
  const { registrationId } = (await answer.json()) as { registrationId: string };

  const second = await startApi(dataDir);
  const headers = { cookie: await staffCookie(second) };
  const { users } = (await (await fetch(`${second.url}/api/registered-users`, { headers })).json()) as { users: RegisteredUser[] };
  const applicant = users.find((user) => user.registrationId === registrationId);
  const listed = await fetch(`${second.url}/api/registered-users/${applicant?._id}/documents`, { headers });
  const documents = (await listed.json()) as { url: string }[];
  const contents = await Promise.all(
    documents.map(async ({ url }) => Buffer.from(await (await fetch(second.url + url, { headers })).arrayBuffer())),
  );
  await second.kill('SIGKILL');
  expect(contents.map((content, index) => content.equals(papers[index]?.[2] ?? Buffer.alloc(0)))).toEqual([true, true]);
});

test('When the connection is cut in the middle of a file, then neither a registration nor a file stays', async () => {
  const dataDir = dataDirOf('cut');
  const api = await startApi(dataDir);
  const { payload, type } = await aBody(aProfessional, papers);
  const socket = connect(Number(new URL(api.url).port), '127.0.0.1');
  socket.on('error', () => undefined);
  const head = `POST /api/registerNow HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: ${payload.length}\r\n\r\n`;

  socket.write(head);
  socket.write(payload.subarray(0, payload.length - 200_000));
  // The first file has been stored when it appears; then the second is under way.
  while ((await uploadsOf(dataDir)).length === 0) await new Promise((resolve) => setImmediate(resolve));
  socket.destroy();
  while ((await uploadsOf(dataDir)).length > 0) await new Promise((resolve) => setImmediate(resolve));

  const headers = { cookie: await staffCookie(api) };
  const { users } = (await (await fetch(`${api.url}/api/registered-users`, { headers })).json()) as { users: RegisteredUser[] };
  await api.kill('SIGKILL');
  expect(users.map(({ email }) => email)).not.toContain('asha@example.com');
});
