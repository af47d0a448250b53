import { beforeAll, expect, test } from '@jest/globals';
import type { Problem } from '@aarohan/shared/problem';
import { pdfText } from '../../testing/pdf-text.ts';
import { seededApp } from '../../testing/seeded-app.ts';
import type { TestApp } from '../../testing/test-app.ts';

let it: TestApp;
beforeAll(async () => {
  it = await seededApp();
});

const aRequest = (email: string) => ({ fullname: 'Asha Rao', email, location: 'Kerala', mobileno: '9876543210', YearsOfExperience: 3 });
const ask = (email: string, course = 'mba-ib') =>
  it.app.inject({ method: 'POST', url: `/api/addBrochure/${course}`, body: aRequest(email) });

test('When the brochure of a postgraduate course is asked for, then it can be downloaded and also comes by mail', async () => {
  const answer = await ask('asha@example.com');

  expect([answer.statusCode, answer.json()]).toEqual([200, { message: 'Your brochure is ready.', pdfs: ['/media/brochures/mba-ib.pdf'] }]);
  const file = await it.app.inject('/media/brochures/mba-ib.pdf');
  expect(file.headers['content-disposition']).toBe('attachment; filename="aarohan-mba-in-international-business-brochure.pdf"');
  const text = pdfText(file.rawPayload).replaceAll('\n', ' ');
  for (const part of [
    'MBA in International Business',
    'Two years for people who want to buy, sell',
    '4. Begin',
    'admissions@aarohan.example',
  ]) {
    expect(text).toContain(part);
  }
  const mail = await it.lastMail('asha@example.com');
  expect(mail).toMatchObject({
    subject: 'MBA in International Business: your brochure',
    attachments: [
      { filename: 'aarohan-mba-in-international-business-brochure.pdf', contentType: 'application/pdf', size: file.rawPayload.length },
    ],
  });
});

test('When the address asks again, then it is told so and no second mail is sent', async () => {
  await ask('twice@example.com');
  const first = await it.lastMail('twice@example.com');

  const again = await ask('TWICE@example.com');

  expect([again.statusCode, again.json<Problem>().code]).toEqual([409, 'brochure-already-sent']);
  expect((await it.lastMail('twice@example.com')).id).toBe(first.id);
});
