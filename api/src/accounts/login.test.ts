import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Problem } from '@aarohan/shared/problem';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { sessions } from './account-tables.ts';

let it: TestApp;
beforeAll(async () => {
  it = await testApp();
});

const post = (call: string, body: object, headers: Record<string, string> = {}) =>
  it.app.inject({ method: 'POST', url: `/api/${call}`, body, headers });
const me = (headers: { cookie?: string }) => it.app.inject({ url: '/api/me', headers });
const mailsTo = async (to: string) => (await it.app.inject({ url: '/dev/inbox.json', query: { to } })).json<{ text: string }[]>();

/** Registers the address, asks for a code and answers it. */
async function codeFor(email: string): Promise<string> {
  await post('register', { fullname: 'Asha Rao', email, mobile: '9876543210', password: 'correct horse' });
  await post('sendEmailOtp', { email });
  return newestCode(email);
}
const newestCode = async (email: string) => /\d{6}/.exec((await it.lastMail(email)).text)?.[0] ?? 'no code';
const other = (code: string) => (code === '000000' ? '111111' : '000000');

const wrongCode = {
  message: 'Invalid OTP. Please try again.',
  error: 'Invalid OTP. Please try again.',
  code: 'wrong-code',
  requestId: expect.any(String),
};

test('When the mailed code is entered, then a session opens and me answers who it is', async () => {
  const otp = await codeFor('asha@example.com');

  const answer = await post('verifyEmailOtp', { email: 'Asha@Example.com', otp });

  const [cookie, hint] = answer.cookies;
  expect([answer.statusCode, answer.json()]).toEqual([200, { message: 'You are logged in.' }]);
  expect(cookie).toEqual({
    name: 'sid',
    value: expect.stringMatching(/^[\w-]{43}$/),
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    maxAge: 2_592_000,
  });
  expect(hint).toEqual({ name: 'signed-in', value: '1', path: '/', sameSite: 'Lax', maxAge: 2_592_000 });
  const who = await me({ cookie: `sid=${cookie?.value}` });
  expect(who.json()).toEqual({ userId: expect.any(String), fullname: 'Asha Rao', email: 'asha@example.com', role: 'visitor' });
  expect(who.headers['cache-control']).toBe('no-store');
});

test('When staff log in, then the hint says so', async () => {
  await post('sendEmailOtp', { email: 'staff@aarohan.example' });

  const answer = await post('verifyEmailOtp', { email: 'staff@aarohan.example', otp: await newestCode('staff@aarohan.example') });

  expect(answer.cookies.map(({ name, value }) => [name, value])).toEqual([
    ['sid', expect.any(String)],
    ['signed-in', 'staff'],
  ]);
});

test('When the site is served over https, then the cookie is bound to the host', async () => {
  const secure = await testApp({ settings: { publicUrl: 'https://www.aarohan.example' } });

  const { cookie } = await secure.signedIn('staff@aarohan.example');

  expect(cookie).toMatch(/^__Host-sid=/);
  expect((await secure.app.inject({ url: '/api/me', headers: { cookie } })).statusCode).toBe(200);
});

test('When the session is logged out, then its cookie opens nothing any more', async () => {
  const session = await it.signedIn('leaves@example.com');

  const answer = await post('logout', {}, session);

  expect([answer.statusCode, answer.json(), answer.cookies]).toEqual([
    200,
    { message: 'You are logged out.' },
    [
      { name: 'sid', value: '', path: '/', httpOnly: true, sameSite: 'Lax', maxAge: 0 },
      { name: 'signed-in', value: '', path: '/', sameSite: 'Lax', maxAge: 0 },
    ],
  ]);
  expect((await me(session)).statusCode).toBe(401);
});

test('When nobody is logged in, then me says so in the error shape', async () => {
  const answer = await me({ cookie: 'sid=invented' });

  expect([answer.statusCode, answer.json()]).toEqual([
    401,
    { message: 'Please log in.', error: 'Please log in.', code: 'no-session', requestId: expect.any(String) },
  ]);
});

describe('a code', () => {
  test('When it was used, then it does not work again', async () => {
    const email = 'once@example.com';
    const otp = await codeFor(email);
    await post('verifyEmailOtp', { email, otp });

    const answer = await post('verifyEmailOtp', { email, otp });

    expect([answer.statusCode, answer.json(), answer.cookies]).toEqual([400, wrongCode, []]);
  });

  test('When it is entered twenty times at once, then exactly one session opens', async () => {
    const email = 'race@example.com';
    const otp = await codeFor(email);
    const before = await it.parts.db.$count(sessions);

    const answers = await Promise.all(Array.from({ length: 20 }, () => post('verifyEmailOtp', { email, otp })));

    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await it.parts.db.$count(sessions)).toBe(before + 1);
  });

  test('When a hundred wrong guesses come at once, then the right code is locked too', async () => {
    const email = 'guessed@example.com';
    const otp = await codeFor(email);

    const guesses = await Promise.all(Array.from({ length: 100 }, () => post('verifyEmailOtp', { email, otp: other(otp) })));
    const answer = await post('verifyEmailOtp', { email, otp });

    expect(new Set(guesses.map(({ statusCode }) => statusCode))).toEqual(new Set([400]));
    expect([answer.statusCode, answer.json()]).toEqual([400, wrongCode]);
  });

  test('When four wrong guesses came before, then the right code still works', async () => {
    const email = 'clumsy@example.com';
    const otp = await codeFor(email);
    for (let count = 0; count < 4; count += 1) await post('verifyEmailOtp', { email, otp: other(otp) });

    expect((await post('verifyEmailOtp', { email, otp })).statusCode).toBe(200);
  });

  test('When a newer one was sent, then the older is void', async () => {
    const email = 'again@example.com';
    const older = await codeFor(email);
    it.clock.pass(31);
    await post('sendEmailOtp', { email });
    const newer = await newestCode(email);

    expect((await post('verifyEmailOtp', { email, otp: older })).statusCode).toBe(older === newer ? 200 : 400);
    expect((await post('verifyEmailOtp', { email, otp: newer })).statusCode).toBe(older === newer ? 400 : 200);
  });

  test('When ten minutes have passed, then it is void', async () => {
    const email = 'late@example.com';
    const otp = await codeFor(email);
    it.clock.pass(600);

    const answer = await post('verifyEmailOtp', { email, otp });

    expect([answer.statusCode, answer.json()]).toEqual([400, wrongCode]);
  });
});

describe('an unknown address', () => {
  test('When it asks for a code, then the answer is that of a known one and no mail is sent', async () => {
    await codeFor('known@example.com');
    it.clock.pass(31);

    const [known, unknown] = [
      await post('sendEmailOtp', { email: 'known@example.com' }),
      await post('sendEmailOtp', { email: 'unknown@example.com' }),
    ];

    expect([unknown.statusCode, unknown.json()]).toEqual([known.statusCode, known.json()]);
    expect(await mailsTo('unknown@example.com')).toEqual([]);
  });

  test('When it guesses a code, then the answer is that of a known one', async () => {
    const answer = await post('verifyEmailOtp', { email: 'nobody@example.com', otp: '123456' });

    expect([answer.statusCode, answer.json()]).toEqual([400, wrongCode]);
  });

  test('When it asks again at once, then it waits like a known one', async () => {
    await post('sendEmailOtp', { email: 'stranger@example.com' });

    const answer = await post('sendEmailOtp', { email: 'Stranger@example.com' });

    expect([answer.statusCode, answer.headers['retry-after'], answer.json<Problem>().code]).toEqual([429, '30', 'too-many-tries']);
  });
});
