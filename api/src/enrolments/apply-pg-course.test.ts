import { beforeAll, expect, test } from '@jest/globals';
import type { Problem } from '@aarohan/shared/problem';
import { eq } from 'drizzle-orm';
import { aPdf, aPng, postForm, type FilePart } from '../../testing/forms.ts';
import { listFiles } from '../../testing/list-files.ts';
import { seededApp } from '../../testing/seeded-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { listDocuments } from './document-store.ts';
import { enrolments } from './enrolment-tables.ts';

let it: TestApp;
let number = 0;
beforeAll(async () => {
  it = await seededApp();
});

const anApplication = (changes: Record<string, string> = {}) => ({
  name: 'Ravi Sen',
  email: `ravi${(number += 1)}@example.com`,
  mobile: '+91 98765 43210',
  state: 'Kerala',
  university_name: 'Presidency University',
  candidate: 'PROFESSIONAL',
  tenthPercentage: '81%',
  firstYearYGPA: '8.1',
  ...changes,
});
const paid: FilePart[] = [['paymentScreenshot', 'paid.png', aPng()]];
const send = (texts: Record<string, string>, files: readonly FilePart[] = paid, course = 'mba-ib') =>
  postForm(it.app, `/api/apply_pgcourse/${course}`, texts, files);
const rowsOf = (email: string) => it.parts.db.select().from(enrolments).where(eq(enrolments.email, email));

test('When somebody applies for a postgraduate course, then it is registered like any application and confirmed', async () => {
  const form = anApplication();

  const answer = await send(form, [...paid, ['latestMarksheet', 'latest.pdf', aPdf()], ['aadharCard', 'masked.pdf', aPdf(900)]]);

  const { registrationId } = answer.json<{ registrationId: string }>();
  expect([answer.statusCode, registrationId]).toEqual([200, expect.stringMatching(/^REG-2026-\d{4}$/)]);
  const [row] = await rowsOf(form.email);
  expect(row).toMatchObject({
    registrationId,
    fullname: 'Ravi Sen',
    phone: '+919876543210',
    candidateType: 'professional',
    courseId: 'mba-ib',
    marks: { tenthPercentage: '81%', firstYearYGPA: '8.1' },
  });
  expect((await listDocuments(it.parts.db, row?.id ?? '')).map(({ key }) => key)).toEqual([
    'paymentScreenshot',
    'latestMarksheet',
    'aadharCard',
  ]);
  expect((await it.lastMail(form.email)).subject).toBe(`Your registration ${registrationId}`);
});

test('When only the required fields are filled in, then a student is registered', async () => {
  const { name, email, mobile } = anApplication();

  expect((await send({ name, email, mobile })).statusCode).toBe(200);
  expect(await rowsOf(email)).toMatchObject([{ candidateType: 'student', state: '', marks: {} }]);
});

test.each<[string, Record<string, string>, FilePart[], string, object]>([
  ['no name', { name: '' }, paid, 'Name, Mobile, and Email are required.', { name: 'Name, Mobile, and Email are required.' }],
  ['no number', { mobile: ' ' }, paid, 'Name, Mobile, and Email are required.', { mobile: 'Name, Mobile, and Email are required.' }],
  ['no address', { email: '' }, paid, 'Name, Mobile, and Email are required.', { email: 'Name, Mobile, and Email are required.' }],
  [
    'a broken address',
    { email: 'ravi' },
    paid,
    'Please check the marked fields.',
    { email: 'Enter an e-mail address like name@example.com.' },
  ],
  ['a short number', { mobile: '12' }, paid, 'Please check the marked fields.', { mobile: 'Enter a mobile number like 98765 43210.' }],
  ['no payment', {}, [], 'Payment Screenshot is required.', { paymentScreenshot: 'Payment Screenshot is required.' }],
])('When the application has %s, then it is refused in these words and nothing stays', async (_what, changes, files, message, fields) => {
  const before = await listFiles(it.parts.files);

  const answer = await send(anApplication(changes), files);

  expect([answer.statusCode, answer.json<Problem>()]).toMatchObject([400, { message, fields }]);
  expect(await listFiles(it.parts.files)).toEqual(before);
});

test('When the course is unknown, then the answer is 404 and no file stays', async () => {
  const before = await listFiles(it.parts.files);

  const answer = await send(anApplication(), paid, 'nothing');

  expect([answer.statusCode, answer.json<Problem>().code, await listFiles(it.parts.files)]).toEqual([404, 'product-not-found', before]);
});

test('When the button is pressed twice at once, then one registration stands', async () => {
  const form = anApplication();

  const answers = await Promise.all([send(form), send(form)]);

  expect([new Set(answers.map(({ body }) => body)).size, (await rowsOf(form.email)).length]).toEqual([1, 1]);
});
