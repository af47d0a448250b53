import { beforeAll, expect, test } from '@jest/globals';
import type { Problem } from '@aarohan/shared/problem';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { idempotencyKeys } from './idempotency-tables.ts';

let it: TestApp;
beforeAll(async () => {
  it = await testApp();
});

let number = 0;
const aPerson = () => ({
  fullname: 'Asha Rao',
  email: `asha${(number += 1)}@example.com`,
  mobile: '9876543210',
  password: 'correct horse',
});
const post = (call: string, key: string, body: object, headers: object = {}) =>
  it.app.inject({ method: 'POST', url: `/api/${call}`, body, headers: { 'idempotency-key': key, ...headers } });

test('When the same request is sent twice under a key, then it happens once and answers the same', async () => {
  const body = aPerson();

  const first = await post('register', 'twice', body);
  const second = await post('register', 'twice', {
    password: body.password,
    mobile: body.mobile,
    email: body.email,
    fullname: body.fullname,
  });

  expect([first.statusCode, second.statusCode, second.json()]).toEqual([200, 200, first.json()]);
  expect([first.headers['idempotency-replayed'], second.headers['idempotency-replayed']]).toEqual([undefined, 'true']);
});

test('When twenty equal requests come at once under a key, then one runs and all answer the same', async () => {
  const body = aPerson();

  const answers = await Promise.all(Array.from({ length: 20 }, () => post('register', 'at-once', body)));

  expect(new Set(answers.map((answer) => `${answer.statusCode} ${answer.body}`)).size).toBe(1);
  expect(answers[0]?.statusCode).toBe(200);
  expect(answers.filter(({ headers }) => headers['idempotency-replayed'])).toHaveLength(19);
});

test('When a key has spaces in it, then it is refused', async () => {
  const answer = await post('register', 'a key', aPerson());

  expect([answer.statusCode, answer.json<Problem>().fields]).toEqual([
    400,
    { 'Idempotency-Key': 'Must be 1 to 255 visible ASCII characters.' },
  ]);
});

test('When another request uses the key, then it is refused', async () => {
  await post('register', 'reused', aPerson());

  const [body, path] = [await post('register', 'reused', aPerson()), await post('logout', 'reused', {})];

  const sentence = 'This Idempotency-Key was used for another request.';
  expect([body.statusCode, body.json()]).toEqual([
    422,
    { message: sentence, error: sentence, code: 'key-reused', requestId: expect.any(String) },
  ]);
  expect(path.statusCode).toBe(422);
});

test('When two people use the same key, then each gets an answer of their own', async () => {
  const [asha, ravi] = [await it.signedIn('asha@example.com'), await it.signedIn('ravi@example.com')];

  const [first, second] = [await post('logout', 'shared', {}, asha), await post('logout', 'shared', {}, ravi)];

  expect([first.headers['idempotency-replayed'], second.headers['idempotency-replayed']]).toEqual([undefined, undefined]);
  expect((await it.app.inject({ url: '/api/me', headers: ravi })).statusCode).toBe(401);
});

test('When a login is repeated under its key, then the same session comes again', async () => {
  const { email } = aPerson();
  await it.app.inject({ method: 'POST', url: '/api/register', body: { ...aPerson(), email } });
  await it.app.inject({ method: 'POST', url: '/api/sendEmailOtp', body: { email } });
  const otp = /\d{6}/.exec((await it.lastMail(email)).text)?.[0];

  const first = await post('verifyEmailOtp', 'login', { email, otp });
  const again = await post('verifyEmailOtp', 'login', { email, otp }, { cookie: `sid=${first.cookies[0]?.value}` });

  expect([again.statusCode, again.cookies]).toEqual([200, first.cookies]);
});

test('When a request was refused as coming too often, then the key is free for the next try', async () => {
  const { email } = aPerson();
  await post('sendEmailOtp', 'first', { email });

  const refused = await post('sendEmailOtp', 'second', { email });
  it.clock.pass(31);

  expect([refused.statusCode, (await post('sendEmailOtp', 'second', { email })).statusCode]).toEqual([429, 200]);
});

test('When the process that ran a request died, then the key is taken over after a minute', async () => {
  const body = aPerson();
  await post('register', 'died', body);
  await it.parts.db.update(idempotencyKeys).set({ answer: null });
  it.clock.pass(61);

  expect((await post('register', 'died', body)).json<Problem>().code).toBe('already-registered');
});

test('When a day has passed, then a key is new again', async () => {
  await post('register', 'daily', aPerson());
  it.clock.pass(24 * 60 * 60);

  expect((await post('register', 'daily', aPerson())).statusCode).toBe(200);
});

test('When answers are stored, then nothing in the table can be read without the secret', async () => {
  await post('register', 'sealed', { ...aPerson(), fullname: 'Readable Name' });

  expect(JSON.stringify(await it.parts.db.select().from(idempotencyKeys))).not.toMatch(/Readable|userId/);
});
