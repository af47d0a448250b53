import { beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import type { Problem } from '@aarohan/shared/problem';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { users } from './account-tables.ts';

let it: TestApp;
beforeAll(async () => {
  it = await testApp();
});

const aPerson = (changes: object = {}) => ({
  fullname: 'Asha Rao',
  email: 'asha@example.com',
  mobile: '098765 43210',
  password: 'correct horse',
  ...changes,
});
const register = (body: object) => it.app.inject({ method: 'POST', url: '/api/register', body });
const stored = async (email: string) =>
  (
    await it.parts.db
      .select()
      .from(users)
      .where(sql`${users.email} = ${email}`)
  )[0];

test('When a new address registers, then the account is kept with an E.164 number and a slow hash', async () => {
  const answer = await register(aPerson({ email: 'New@Example.com' }));

  const user = await stored('new@example.com');
  expect([answer.statusCode, answer.json()]).toEqual([200, { userId: user?.id, fullname: 'Asha Rao' }]);
  expect(user).toMatchObject({
    mobile: '+919876543210',
    passwordHash: expect.stringMatching(/^scrypt\$32768\$8\$3\$[\w-]{22}\$[\w-]{43}$/),
  });
});

test('When a known address registers again in other letters, then nothing changes and the answer gives no reason', async () => {
  await register(aPerson({ email: 'twice@example.com' }));
  const before = await stored('twice@example.com');

  const answer = await register(aPerson({ email: 'TWICE@example.com', fullname: 'Somebody Else', mobile: '9123456789' }));

  const sentence = 'Registration failed. Please try again later.';
  expect(answer.statusCode).toBe(409);
  expect(answer.json()).toEqual({ message: sentence, error: sentence, code: 'already-registered', requestId: expect.any(String) });
  expect(await stored('twice@example.com')).toEqual(before);
});

test('When ten people register the same address at the same time, then one of them gets the account', async () => {
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, number) => register(aPerson({ email: 'race@example.com', fullname: `Person ${number}` }))),
  );

  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
});

test('When fields are missing or wrong, then each of them is named', async () => {
  const answer = await register({ fullname: ' ', email: 'nobody', password: 'short' });

  expect([answer.statusCode, answer.json()]).toEqual([
    400,
    {
      message: 'Please check the marked fields.',
      error: 'Please check the marked fields.',
      code: 'bad-input',
      requestId: expect.any(String),
      fields: {
        fullname: 'Enter your full name.',
        email: 'Enter an e-mail address like name@example.com.',
        mobile: 'Please fill in this field.',
        password: 'Use at least 8 characters.',
      },
    },
  ]);
});

test('When the mobile number is none, then that field is named', async () => {
  const answer = await register(aPerson({ mobile: '12345' }));

  expect([answer.statusCode, answer.json<Problem>().fields]).toEqual([400, { mobile: 'Enter a mobile number like 98765 43210.' }]);
});

test('When an address sends more registrations than a campus could, then it waits', async () => {
  const { app } = await testApp();
  const post = () => app.inject({ method: 'POST', url: '/api/register', body: aPerson() });
  for (let count = 0; count < 400; count += 1) await post();

  const answer = await post();

  expect([answer.statusCode, answer.headers['retry-after'], answer.json<Problem>().code]).toEqual([429, '600', 'too-many-tries']);
});
