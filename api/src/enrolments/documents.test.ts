import { beforeAll, expect, test } from '@jest/globals';
import type { ApplicantDocument } from '@aarohan/shared/enrolments';
import type { Problem } from '@aarohan/shared/problem';
import { aPdf, postForm, type FilePart } from '../../testing/forms.ts';
import { listFiles } from '../../testing/list-files.ts';
import { seededApp } from '../../testing/seeded-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { keepHouse } from '../housekeeping.ts';
import { enrolments } from './enrolment-tables.ts';

const payment = aPdf(2_000, 'payment');
let it: TestApp;
let staff: { cookie: string };
let visitor: { cookie: string };
let userId: string;
let documents: ApplicantDocument[];

beforeAll(async () => {
  it = await seededApp();
  [staff, visitor] = [await it.signedIn('staff@aarohan.example'), await it.signedIn('visitor@example.com')];
  userId = await enrolled([
    ['paymentScreenshot', 'রসিদ one.pdf', payment],
    ['otherDocuments', "a'(b).pdf", aPdf()],
  ]);
  documents = (await get(`/api/registered-users/${userId}/documents`, staff)).json<ApplicantDocument[]>();
});

const get = (url: string, headers: Record<string, string> = {}) => it.app.inject({ url, headers });

async function enrolled(files: readonly FilePart[]): Promise<string> {
  const texts = {
    productId: 'vibe-coding-course',
    fullname: 'Asha Rao',
    email: 'asha@example.com',
    phno: '9876543210',
    state: 'West Bengal',
    universityCollegeName: 'Jadavpur University',
    candidateType: 'professional',
  };
  const answer = await postForm(it.app, '/api/registerNow', texts, files);
  const { registrationId } = answer.json<{ registrationId: string }>();
  const rows = await it.parts.db.select().from(enrolments);
  return rows.find((row) => row.registrationId === registrationId)?.id ?? '';
}

test('When staff ask for the papers of an applicant, then each comes with name, size and address', () => {
  expect(documents).toEqual([
    {
      key: 'paymentScreenshot',
      name: 'রসিদ one.pdf',
      size: 2_000,
      url: expect.stringMatching(`^/api/registered-users/${userId}/documents/.+`),
    },
    { key: 'otherDocuments', name: "a'(b).pdf", size: 1_200, url: expect.any(String) },
  ]);
});

test('When staff download a paper, then it is the file, to be saved and never to be shown or kept', async () => {
  const answer = await get(documents[0]?.url ?? '', staff);

  expect(answer.rawPayload.equals(payment)).toBe(true);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': '2000',
    'content-disposition': `attachment; filename="____ one.pdf"; filename*=UTF-8''${encodeURIComponent('রসিদ')}%20one.pdf`,
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
});

test('When a name holds what RFC 5987 reserves, then the header escapes it', async () => {
  const { headers } = await get(documents[1]?.url ?? '', staff);

  expect(headers['content-disposition']).toBe(`attachment; filename="a'(b).pdf"; filename*=UTF-8''a%27%28b%29.pdf`);
});

test('When nobody or no staff asks, then neither list nor paper is handed out', async () => {
  const urls = [`/api/registered-users/${userId}/documents`, documents[0]?.url ?? ''];

  const anonymous = await Promise.all(urls.map((url) => get(url)));
  const signedIn = await Promise.all(urls.map((url) => get(url, visitor)));

  expect(anonymous.map((answer) => [answer.statusCode, answer.json<Problem>().code])).toEqual([
    [401, 'no-session'],
    [401, 'no-session'],
  ]);
  expect(signedIn.map((answer) => [answer.statusCode, answer.json<Problem>().code])).toEqual([
    [403, 'wrong-role'],
    [403, 'wrong-role'],
  ]);
});

test('When an applicant, or a paper, or the paper of that applicant is unknown, then the answer is 404', async () => {
  const other = await enrolled([['paymentScreenshot', 'other.pdf', aPdf(1_000, 'other')]]);
  const documentId = documents[0]?.url.split('/').at(-1) ?? '';

  const answers = await Promise.all(
    ['nobody/documents', `${userId}/documents/nothing`, `${other}/documents/${documentId}`, `${userId}/documents/..%2F..%2Fsecret`].map(
      (path) => get(`/api/registered-users/${path}`, staff),
    ),
  );

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
});

test('When files lie around that no row names, then housekeeping removes them a day later and no others', async () => {
  const named = await listFiles(it.parts.files);
  await it.parts.files.put('left-behind', aPdf(), 'application/pdf');
  // Files carry the time of the machine, which the clock of the tests does not move.
  const later = (hours: number) => ({ ...it.parts, clock: { now: () => new Date(Date.now() + hours * 3_600_000) } });

  await keepHouse(later(1));
  const soon = await listFiles(it.parts.files);
  await keepHouse(later(25));

  expect(soon).toContain('left-behind');
  expect(await listFiles(it.parts.files)).toEqual(named);
});
