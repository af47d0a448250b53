import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Problem } from '@aarohan/shared/problem';
import { eq } from 'drizzle-orm';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { mails } from '../mail/mail-tables.ts';
import { contactMessages } from './lead-tables.ts';

let it: TestApp;
beforeAll(async () => {
  it = await testApp();
});

const aMessage = (changes: object = {}) => ({
  fullname: 'Asha Rao',
  email: 'asha@example.com',
  mobileno: '098765 43210',
  subject: 'Evening classes',
  message: 'Do you teach in the evening?\n\nI work until six.',
  ...changes,
});
const send = (changes: object = {}, headers: Record<string, string> = {}) =>
  it.app.inject({ method: 'POST', url: '/api/addContactus', body: aMessage(changes), headers });
const stored = (email: string) => it.parts.db.select().from(contactMessages).where(eq(contactMessages.email, email));

describe('addContactus', () => {
  test('When somebody writes, then the message is kept and the desk gets it, to be answered to the sender', async () => {
    const answer = await send();

    expect([answer.statusCode, answer.json()]).toEqual([200, { message: 'Thanks for contacting us! We will reach you soon.' }]);
    expect(await stored('asha@example.com')).toEqual([
      {
        id: expect.any(String),
        fullname: 'Asha Rao',
        email: 'asha@example.com',
        phone: '+919876543210',
        subject: 'Evening classes',
        message: 'Do you teach in the evening?\n\nI work until six.',
        createdAt: it.clock.now(),
      },
    ]);
    const [mail] = await it.parts.db.select().from(mails).where(eq(mails.to, 'info@aarohan.example'));
    expect(mail).toMatchObject({ replyTo: 'asha@example.com', subject: 'Website: Evening classes' });
    expect(mail?.text).toContain('Do you teach in the evening?\n\nI work until six.\n\nFrom: Asha Rao');
  });

  test('When clicks at once carry one key, then one message stands', async () => {
    const click = () => send({ email: 'clicks@example.com' }, { 'idempotency-key': 'contact-1' });

    await Promise.all([click(), click(), click()]);

    expect(await stored('clicks@example.com')).toHaveLength(1);
  });

  test('When the text would begin a header or a tag, then it stays text', async () => {
    await send({ email: 'evil@example.com', subject: 'Hi\r\nBcc: all@example.com', fullname: '<script>x</script>' });

    const rows = await it.parts.db.select().from(mails).where(eq(mails.replyTo, 'evil@example.com'));
    expect(rows[0]?.subject).toBe('Website: Hi Bcc: all@example.com');
    expect(rows[0]?.html).not.toContain('<script>');
  });

  test.each<[string, object, object]>([
    ['no name', { fullname: ' ' }, { fullname: 'Enter your full name.' }],
    ['a broken address', { email: 'asha@' }, { email: 'Enter an e-mail address like name@example.com.' }],
    ['two addresses', { email: 'a@example.com,b@example.com' }, { email: 'Enter an e-mail address like name@example.com.' }],
    ['a short number', { mobileno: '12345' }, { mobileno: 'Enter a mobile number like 98765 43210.' }],
    ['no subject', { subject: '' }, { subject: 'Enter a subject.' }],
    ['no message', { message: '\n ' }, { message: 'Write your message.' }],
    ['a list as a message', { message: ['x'] }, { message: expect.any(String) }],
    ['a message of 10 kB', { message: 'x'.repeat(10_240) }, { message: expect.any(String) }],
  ])('When the form holds %s, then that field is named and nothing is kept', async (_what, changes, fields) => {
    const answer = await send({ email: 'bad@example.com', ...changes });

    expect([answer.statusCode, answer.json<Problem>().fields]).toEqual([400, fields]);
    expect(await stored('bad@example.com')).toEqual([]);
  });
});
