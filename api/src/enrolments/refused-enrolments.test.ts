import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Problem } from '@aarohan/shared/problem';
import { eq } from 'drizzle-orm';
import { aStudent, studentPapers } from '../../testing/applicants.ts';
import { aBody, aPdf, postForm, type FilePart } from '../../testing/forms.ts';
import { listFiles } from '../../testing/list-files.ts';
import { seededApp } from '../../testing/seeded-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { products } from '../catalogue/program-tables.ts';
import { enrolments } from './enrolment-tables.ts';

let it: TestApp;
beforeAll(async () => {
  it = await seededApp();
});

const send = (texts: Record<string, string>, files: readonly FilePart[] = studentPapers(), headers: Record<string, string> = {}) =>
  postForm(it.app, '/api/registerNow', texts, files, headers);
const rowsOf = (email: string) => it.parts.db.select().from(enrolments).where(eq(enrolments.email, email));
const storedFiles = () => listFiles(it.parts.files);

describe('bad input', () => {
  const paperSentences = {
    '10thMarksheet': 'Add your 10th marksheet.',
    '12thMarksheet': 'Add your 12th marksheet.',
    paymentScreenshot: 'Add your payment screenshot.',
  };
  const html = Buffer.from('<!doctype html><script>alert(1)</script>');

  test.each<[string, Record<string, string>, FilePart[], number, Record<string, unknown>]>([
    ['no papers', {}, [], 400, paperSentences],
    ['no payment of a professional', { candidateType: 'professional' }, [], 400, { paymentScreenshot: 'Add your payment screenshot.' }],
    ['no name', { fullname: ' ' }, studentPapers(), 400, { fullname: 'Enter your full name.' }],
    ['a broken address', { email: 'asha@' }, studentPapers(), 400, { email: 'Enter an e-mail address like name@example.com.' }],
    ['a short number', { phno: '12345' }, studentPapers(), 400, { phno: 'Enter a phone number like 98765 43210.' }],
    ['a state that is none', { state: 'Atlantis' }, studentPapers(), 400, { state: 'Choose your state.' }],
    ['another candidate type', { candidateType: 'child' }, studentPapers(), 400, { candidateType: 'Choose student or professional.' }],
    ['a NUL in the name', { fullname: 'a\0b' }, studentPapers(), 400, {}],
    ['a file of 501 KB', {}, [...studentPapers(), ['pan', 'pan.pdf', aPdf(513_024)]], 413, { pan: '“pan.pdf” is larger than 500 KB.' }],
    ['an empty file', {}, [...studentPapers(), ['pan', 'pan.pdf', Buffer.alloc(0)]], 400, { pan: '“pan.pdf” is empty.' }],
    [
      'a page called .pdf',
      {},
      [...studentPapers(), ['pan', 'pan.pdf', html]],
      415,
      { pan: '“pan.pdf” is not one of .pdf, .jpg, .jpeg, .png, .webp.' },
    ],
    ['a file nobody asked for', {}, [...studentPapers(), ['virus', 'a.pdf', aPdf()]], 400, { virus: 'No file is expected here.' }],
    [
      'a file with a name of Object',
      {},
      [...studentPapers(), ['constructor', 'a.pdf', aPdf()]],
      400,
      { constructor: 'No file is expected here.' },
    ],
    [
      'six files of one kind',
      {},
      [...studentPapers(), ...Array.from({ length: 6 }, (): FilePart => ['pan', 'pan.pdf', aPdf()])],
      400,
      { pan: 'At most 5 files.' },
    ],
  ])(
    'When the form has %s, then it is refused, that field is named, and neither row nor file stays',
    async (_what, changes, files, status, fields) => {
      const [form, before] = [aStudent(changes), await storedFiles()];

      const answer = await send(form, files);

      expect([answer.statusCode, answer.json<Problem>().fields ?? {}]).toEqual([status, fields]);
      expect([await rowsOf(form.email.toLowerCase()), await storedFiles()]).toEqual([[], before]);
    },
  );

  test('When a file has exactly 500 KB, then it is taken', async () => {
    expect((await send(aStudent(), [...studentPapers(), ['pan', 'pan.pdf', aPdf(512_000)]])).statusCode).toBe(200);
  });

  test('When 200 files come, then the form is too large and nothing stays', async () => {
    const [form, before] = [aStudent(), await storedFiles()];

    const answer = await send(
      form,
      Array.from({ length: 200 }, (): FilePart => ['aadhar', 'a.pdf', aPdf(300)]),
    );

    expect(answer.statusCode).toBe(413);
    expect([await rowsOf(form.email), await storedFiles()]).toEqual([[], before]);
  });

  test('When the program is unknown or not on offer, then the answer says so and no file stays', async () => {
    const before = await storedFiles();

    const [unknown, closed] = [await send(aStudent({ productId: 'nothing' })), await send(aStudent({ productId: await closedProgram() }))];

    expect([unknown.statusCode, unknown.json<Problem>().code]).toEqual([404, 'product-not-found']);
    expect([closed.statusCode, closed.json<Problem>().code]).toEqual([403, 'product-not-available']);
    expect(await storedFiles()).toEqual(before);
  });

  test.each(['application/json', 'text/plain', 'application/x-www-form-urlencoded'])(
    'When the body is %s, then the type is refused',
    async (type) => {
      const answer = await it.app.inject({ method: 'POST', url: '/api/registerNow', payload: '{}', headers: { 'content-type': type } });

      expect([answer.statusCode, answer.json<Problem>().code]).toEqual([415, 'unsupported-type']);
    },
  );

  test.each([
    ['has no boundary', 'multipart/form-data', Buffer.from('x')],
    [
      'ends in the middle',
      'multipart/form-data; boundary=b',
      Buffer.from('--b\r\nContent-Disposition: form-data; name="email"\r\n\r\nasha'),
    ],
    ['is empty', 'multipart/form-data; boundary=b', Buffer.alloc(0)],
  ])('When the form %s, then it is bad input', async (_what, type, payload) => {
    const answer = await it.app.inject({ method: 'POST', url: '/api/registerNow', payload, headers: { 'content-type': type } });

    expect([answer.statusCode, answer.json<Problem>().code]).toEqual([400, 'bad-input']);
  });

  test('When another site sends the form, then it is refused unread', async () => {
    const { payload, type } = await aBody(aStudent(), studentPapers());
    const headers = { 'content-type': type, origin: 'http://evil.example' };

    expect((await it.app.inject({ method: 'POST', url: '/api/registerNow', payload, headers })).statusCode).toBe(403);
  });
});

async function closedProgram(): Promise<string> {
  const [row] = await it.parts.db.select().from(products).where(eq(products.available, false));
  return row?.id ?? '';
}
