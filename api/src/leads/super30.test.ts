import { beforeAll, expect, test } from '@jest/globals';
import type { Problem } from '@aarohan/shared/problem';
import { pdfText } from '../../testing/pdf-text.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { super30Requests } from './lead-tables.ts';

let it: TestApp;
beforeAll(async () => {
  it = await testApp();
});

const aRequest = (changes: object = {}) => ({
  fullname: 'Asha Rao',
  email: 'Asha@Example.com',
  mobileno: '9876543210',
  location: 'Howrah',
  ...changes,
});
const ask = (changes: object = {}) => it.app.inject({ method: 'POST', url: '/api/sendSuper30Brochure', body: aRequest(changes) });

test('When the brochure of Super30 is asked for, then who asked is kept and the file can be downloaded', async () => {
  const answer = await ask();

  const { fileUrl } = answer.json<{ fileUrl: string }>();
  expect([answer.statusCode, fileUrl]).toEqual([201, '/media/brochures/super30.pdf']);
  expect(await it.parts.db.select().from(super30Requests)).toEqual([
    {
      emailKey: 'asha@example.com',
      fullname: 'Asha Rao',
      email: 'Asha@Example.com',
      phone: '+919876543210',
      location: 'Howrah',
      createdAt: it.clock.now(),
    },
  ]);
  const file = await it.app.inject(fileUrl);
  expect(file.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="Super30Brochure.pdf"',
  });
  expect(pdfText(file.rawPayload).replaceAll('\n', ' ')).toContain('Thirty learners a year, chosen by merit');
});

test('When somebody asks again, in whatever case, then it is handed out again and the newer request stands', async () => {
  await ask({ email: 'twice@example.com' });

  const again = await ask({ email: 'TWICE@example.com', location: 'Siliguri' });

  const rows = (await it.parts.db.select().from(super30Requests)).filter(({ emailKey }) => emailKey === 'twice@example.com');
  expect([again.statusCode, rows.map(({ location }) => location)]).toEqual([201, ['Siliguri']]);
});

test.each<[string, object, object]>([
  ['no name', { fullname: '' }, { fullname: 'Enter your full name.' }],
  ['a broken address', { email: 'x' }, { email: 'Enter an e-mail address like name@example.com.' }],
  ['no number', { mobileno: '' }, { mobileno: 'Enter your mobile number.' }],
  ['a short number', { mobileno: '1' }, { mobileno: 'Enter a mobile number like 98765 43210.' }],
  ['no place', { location: undefined }, { location: expect.any(String) }],
])('When the form holds %s, then that field is named', async (_what, changes, fields) => {
  const answer = await ask(changes);

  expect([answer.statusCode, answer.json<Problem>().fields]).toEqual([400, fields]);
});
