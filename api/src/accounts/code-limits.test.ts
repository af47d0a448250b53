import { expect, test } from '@jest/globals';
import { testApp, type TestApp } from '../../testing/test-app.ts';

const ask = ({ app }: TestApp, email: string, forwardedFor?: string) =>
  app.inject({
    method: 'POST',
    url: '/api/sendEmailOtp',
    body: { email },
    headers: forwardedFor ? { 'x-forwarded-for': forwardedFor } : {},
  });

test('When an address, known or not, asks all day, then it gets 24 codes', async () => {
  const it = await testApp();
  const statuses: number[] = [];
  for (let count = 0; count < 30; count += 1) {
    statuses.push((await ask(it, 'keen@example.com')).statusCode);
    it.clock.pass(31);
  }

  expect(statuses).toEqual([...Array.from({ length: 24 }, () => 200), ...Array.from({ length: 6 }, () => 429)]);
});

test('When an address asks twenty times at once, then one code is sent', async () => {
  const it = await testApp();

  const answers = await Promise.all(Array.from({ length: 20 }, () => ask(it, 'impatient@example.com')));

  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
});

test('When a campus of 300 asks from one network address, then all are served and the next waits', async () => {
  const it = await testApp();
  const statuses = new Set<number>();
  for (let number = 0; number < 300; number += 1) statuses.add((await ask(it, `student${number}@example.com`, '203.0.113.7')).statusCode);

  const [next, elsewhere] = [await ask(it, 'late@example.com', '203.0.113.7'), await ask(it, 'late@example.com', '203.0.113.8')];

  expect(statuses).toEqual(new Set([200]));
  expect([next.statusCode, next.headers['retry-after'], elsewhere.statusCode]).toEqual([429, '600', 200]);
});

test('When the sender is no trusted proxy, then the address it claims does not count', async () => {
  const it = await testApp({ settings: { trustedProxies: ['192.0.2.1'] } });
  for (let number = 0; number < 300; number += 1) await ask(it, `s${number}@example.com`, `203.0.113.${number % 250}`);

  expect((await ask(it, 'one.more@example.com', '198.51.100.1')).statusCode).toBe(429);
});
