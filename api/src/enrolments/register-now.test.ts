import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Problem } from '@aarohan/shared/problem';
import { eq } from 'drizzle-orm';
import { aStudent, studentPapers } from '../../testing/applicants.ts';
import { aPdf, aPng, postForm, type FilePart } from '../../testing/forms.ts';
import { listFiles } from '../../testing/list-files.ts';
import { seededApp } from '../../testing/seeded-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { mails } from '../mail/mail-tables.ts';
import { listDocuments } from './document-store.ts';
import { enrolments } from './enrolment-tables.ts';

let it: TestApp;
beforeAll(async () => {
  it = await seededApp();
});

const send = (texts: Record<string, string>, files: readonly FilePart[] = studentPapers(), headers: Record<string, string> = {}) =>
  postForm(it.app, '/api/registerNow', texts, files, headers);
const rowsOf = (email: string) => it.parts.db.select().from(enrolments).where(eq(enrolments.email, email));
const documentsOf = (id: string) => listDocuments(it.parts.db, id);
const mailsTo = (email: string) => it.parts.db.select().from(mails).where(eq(mails.to, email));
const storedFiles = () => listFiles(it.parts.files);

describe('registerNow', () => {
  test('When a student applies, then the number and the day are answered and everything is kept', async () => {
    const form = aStudent({ email: 'Asha.Rao@Example.com' });

    const answer = await send(form);

    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      {
        message: 'Your application has reached us.',
        registrationId: 'REG-2026-0049',
        registrationDate: it.clock.now().toISOString().slice(0, 10),
      },
    ]);
    const [row] = await rowsOf('asha.rao@example.com');
    expect(row).toMatchObject({
      fullname: 'Asha Rao',
      phone: '+919876543210',
      state: 'Delhi',
      candidateType: 'student',
      specialization: 'No',
      marks: { '10thPercentage': '91', '12thPercentage': '88.4' },
      courseId: form.productId,
      batchNumber: expect.any(Number),
    });
    expect(await documentsOf(row?.id ?? '')).toMatchObject([
      { key: '10thMarksheet', name: 'tenth.pdf', contentType: 'application/pdf', size: 1200 },
      { key: '12thMarksheet', name: 'twelfth.png', contentType: 'image/png' },
      { key: 'paymentScreenshot', name: 'paid.png' },
    ]);
    const mail = await it.lastMail('asha.rao@example.com');
    expect(mail.subject).toBe('Your registration REG-2026-0049');
    expect(mail.text).toContain('Registration number: REG-2026-0049');
  });

  test('When several people apply at once, then each gets the next number', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(aStudent())));

    const numbers = answers.map((answer) => Number(answer.json<{ registrationId: string }>().registrationId.slice(-4))).sort();
    expect(numbers).toEqual(numbers.map((_, index) => (numbers[0] ?? 0) + index));
  });

  test('When a professional applies, then only the payment is required', async () => {
    const form = aStudent({ candidateType: 'professional' });

    const answer = await send(form, [['paymentScreenshot', 'paid.png', aPng()]]);

    expect([answer.statusCode, await rowsOf(form.email)]).toMatchObject([200, [{ candidateType: 'professional' }]]);
  });

  test('When several files come under one name, then all are kept in their order', async () => {
    const form = aStudent();

    await send(form, [...studentPapers(), ['aadhar', 'front.pdf', aPdf(900, 'front')], ['aadhar', 'back.pdf', aPdf(800, 'back')]]);

    const [row] = await rowsOf(form.email);
    expect((await documentsOf(row?.id ?? '')).map(({ name }) => name)).toEqual([
      'tenth.pdf',
      'twelfth.png',
      'paid.png',
      'front.pdf',
      'back.pdf',
    ]);
  });

  test('When a PDF is called a picture, then it is taken for what it is', async () => {
    const form = aStudent();

    await send(form, [...studentPapers(), ['pan', '../../pan.jpg', aPdf()]]);

    const [row] = await rowsOf(form.email);
    expect(await documentsOf(row?.id ?? '')).toContainEqual(
      expect.objectContaining({ key: 'pan', name: 'pan.jpg', contentType: 'application/pdf' }),
    );
  });

  test('When the button is pressed twice at once, then one registration and one mail stand, and no file is left over', async () => {
    const form = aStudent();
    const before = await storedFiles();

    const answers = await Promise.all([send(form), send(form), send(form)]);

    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect([await rowsOf(form.email), await mailsTo(form.email)].map((rows) => rows.length)).toEqual([1, 1]);
    expect((await storedFiles()).length - before.length).toBe(3);
  });

  test('When an Idempotency-Key comes again, then the same form gets the same answer and another is refused', async () => {
    const form = aStudent();
    const key = { 'idempotency-key': 'enrol-1' };

    const [first, again] = [await send(form, studentPapers(), key), await send(form, studentPapers(), key)];
    const other = await send(form, [...studentPapers(), ['pan', 'pan.pdf', aPdf()]], key);

    expect([again.json(), again.headers['idempotency-replayed']]).toEqual([first.json(), 'true']);
    expect([other.statusCode, other.json<Problem>().code]).toEqual([422, 'key-reused']);
    expect(await rowsOf(form.email)).toHaveLength(1);
  });
});
