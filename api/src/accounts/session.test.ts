import { beforeAll, expect, test } from '@jest/globals';
import { testApp, type TestApp } from '../../testing/test-app.ts';

let it: TestApp;
beforeAll(async () => {
  it = await testApp({ settings: { staffEmails: ['staff@aarohan.example', 'staff.leaving@aarohan.example'] } });
});

const me = (headers: { cookie: string }) => it.app.inject({ url: '/api/me', headers });
const minutes = 60;
const days = 24 * 60 * minutes;

test('When staff log in without registering, then they are staff', async () => {
  const session = await it.signedIn('staff@aarohan.example');

  expect((await me(session)).json()).toEqual({
    userId: expect.any(String),
    fullname: 'Staff',
    email: 'staff@aarohan.example',
    role: 'staff',
  });
});

test('When an address leaves the staff list, then its open session ends at the next call', async () => {
  const session = await it.signedIn('staff.leaving@aarohan.example');
  it.parts.settings.staffEmails = ['staff@aarohan.example'];

  expect((await me(session)).statusCode).toBe(401);
});

test('When a visitor is away for less than a week, then the session lasts; after a week without a call it ends', async () => {
  const session = await it.signedIn('idle@example.com');

  it.clock.pass(7 * days - 1);
  expect((await me(session)).statusCode).toBe(200);
  it.clock.pass(7 * days - 1);
  expect((await me(session)).statusCode).toBe(200);
  it.clock.pass(7 * days);
  expect((await me(session)).statusCode).toBe(401);
});

test('When a session is used every day, then it still ends after 30 days', async () => {
  const session = await it.signedIn('daily@example.com');
  const statuses: number[] = [];
  for (let day = 1; day <= 30; day += 1) {
    it.clock.pass(1 * days);
    statuses.push((await me(session)).statusCode);
  }

  expect(statuses).toEqual([...Array.from({ length: 29 }, () => 200), 401]);
});

test('When staff make no call for half an hour, then their session ends', async () => {
  const session = await it.signedIn('staff@aarohan.example');

  it.clock.pass(29 * minutes);
  expect((await me(session)).statusCode).toBe(200);
  it.clock.pass(30 * minutes);
  expect((await me(session)).statusCode).toBe(401);
});

test('When somebody logs in anew in the same browser, then the earlier session is gone', async () => {
  const earlier = await it.signedIn('anew@example.com');
  it.clock.pass(31);
  await it.app.inject({ method: 'POST', url: '/api/sendEmailOtp', body: { email: 'anew@example.com' } });
  const otp = /\d{6}/.exec((await it.lastMail('anew@example.com')).text)?.[0];
  await it.app.inject({ method: 'POST', url: '/api/verifyEmailOtp', body: { email: 'anew@example.com', otp }, headers: earlier });

  expect((await me(earlier)).statusCode).toBe(401);
});
