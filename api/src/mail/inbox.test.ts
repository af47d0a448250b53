import { beforeAll, expect, test } from '@jest/globals';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { postMail } from './outbox.ts';

let it: TestApp;
beforeAll(async () => {
  it = await testApp();
  const { db, clock } = it.parts;
  const attachments = [{ filename: '<letter>.pdf', contentType: 'application/pdf', base64: 'JVBERi0=' }];
  await postMail(
    db,
    { to: 'asha@example.com', subject: 'One', text: 'See https://example.com/a?b=1&c=2 <now>.', html: '<b>One</b>', attachments },
    clock.now(),
  );
  await postMail(db, { to: 'Ravi@example.com', subject: '<script>Two', text: 'Two', html: 'Two' }, clock.now());
  await postMail(db, { to: 'asha@example.com', subject: 'Three', text: 'Three', html: 'Three' }, clock.now());
});

test('When the inbox is read for one address, then its mails come newest first', async () => {
  const answer = await it.app.inject('/dev/inbox.json?to=Asha@example.com');

  const at = '2026-11-21T06:00:00.000Z';
  expect(answer.json()).toEqual([
    { id: expect.any(String), to: 'asha@example.com', subject: 'Three', text: 'Three', html: 'Three', at, attachments: [] },
    {
      id: expect.any(String),
      to: 'asha@example.com',
      subject: 'One',
      text: 'See https://example.com/a?b=1&c=2 <now>.',
      html: '<b>One</b>',
      at,
      attachments: [{ filename: '<letter>.pdf', contentType: 'application/pdf', size: 5 }],
    },
  ]);
});

test('When the inbox is read for everybody, then all mails come', async () => {
  expect((await it.app.inject('/dev/inbox.json')).json<{ subject: string }[]>().map(({ subject }) => subject)).toEqual([
    'Three',
    '<script>Two',
    'One',
  ]);
});

test('When a person opens the inbox, then it is a page in which mails cannot run anything', async () => {
  const { headers, body } = await it.app.inject('/dev/inbox');

  expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; frame-ancestors 'none'/);
  expect(body).toContain('<a href="https://example.com/a?b=1&#38;c=2">');
  expect(body).toContain('&#60;script&#62;Two');
  expect(body).not.toContain('<script');
});

test('When a code is asked for, then its mail begins with the code', async () => {
  await it.app.inject({ method: 'POST', url: '/api/sendEmailOtp', body: { email: 'staff@aarohan.example' } });

  const mail = await it.lastMail('staff@aarohan.example');

  const code = mail.text.slice(0, 6);
  expect(code).toMatch(/^\d{6}$/);
  expect(mail).toMatchObject({ subject: 'Your one-time code for Aarohan', html: expect.stringContaining(`>${code}<`) });
});
