import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Problem } from '@aarohan/shared/problem';
import { eq } from 'drizzle-orm';
import { seededApp } from '../../testing/seeded-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { mails } from '../mail/mail-tables.ts';
import { results } from './result-tables.ts';

const asha = { Name: 'Asha Pal', Course: 'Data Analytics and Business Intelligence', Theory: 82, Practical: 88, Total: 170, Grade: 'Pass' };
const get = (it: TestApp, query: Record<string, string>, remoteAddress?: string) =>
  it.app.inject({ url: '/api/getResult', query, remoteAddress });

describe('open', () => {
  let it: TestApp;
  beforeAll(async () => {
    it = await seededApp();
  });

  test('When an address with a result is looked up, then the published columns come in their order and nobody may keep them', async () => {
    const answer = await get(it, { email: ' ASHA.pass@example.com ' });

    expect([answer.statusCode, Object.entries(answer.json<object>())]).toEqual([200, Object.entries(asha)]);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('When no result is published for the address, then the answer is 404 and says so', async () => {
    const answer = await get(it, { email: 'nobody@example.com' });

    expect([answer.statusCode, answer.json<Problem>()]).toMatchObject([
      404,
      { code: 'result-not-found', message: 'No result is published for this email address.' },
    ]);
  });

  test('When a result is not published yet, then nobody sees it', async () => {
    const publishedAt = new Date(it.clock.now().getTime() + 60_000);
    await it.parts.db.insert(results).values({ email: 'soon@example.com', record: { Grade: 'Pass' }, publishedAt });

    const before = await get(it, { email: 'soon@example.com' });
    it.clock.pass(61);

    expect([before.statusCode, (await get(it, { email: 'soon@example.com' })).json()]).toEqual([404, { Grade: 'Pass' }]);
  });

  test.each<Record<string, string>>([{}, { email: '' }, { email: '   ' }, { email: 'asha' }, { email: 'a@b@c' }])(
    'When %j is asked for, then it is no address',
    async (query) => {
      const answer = await get(it, query);

      const sentence = 'Please enter a valid email.';
      expect([answer.statusCode, answer.json<Problem>()]).toMatchObject([400, { message: sentence, fields: { email: sentence } }]);
    },
  );

  test('When one network address asks for results one after the other, then after 120 in a minute it has to wait', async () => {
    const statuses = new Set<number>();
    for (let number = 0; number < 120; number += 1)
      statuses.add((await get(it, { email: `guess${number}@example.com` }, '203.0.113.7')).statusCode);

    const refused = await get(it, { email: 'asha.pass@example.com' }, '203.0.113.7');
    expect([[...statuses], refused.statusCode, refused.headers['retry-after']]).toEqual([[404], 429, '60']);
    it.clock.pass(61);
    expect((await get(it, { email: 'asha.pass@example.com' }, '203.0.113.7')).statusCode).toBe(200);
  });
});

describe('verified', () => {
  let it: TestApp;
  beforeAll(async () => {
    it = await seededApp({ settings: { resultAccess: 'verified' } });
  });
  const linkSent = { linkSent: true, message: 'If a result is published for this address, a link to it is on its way there.' };
  const tokenFor = async (email: string) => /token=([\w-]+)/.exec((await it.lastMail(email)).text)?.[1] ?? '';

  test('When an address is looked up, then the answer never tells whether it has a result', async () => {
    const [known, unknown] = [await get(it, { email: 'ravi.fail@example.com' }), await get(it, { email: 'nobody@example.com' })];

    expect([known.json(), unknown.json()]).toEqual([linkSent, linkSent]);
    const kept = await it.parts.db.select({ status: mails.status }).from(mails).where(eq(mails.to, 'nobody@example.com'));
    expect(kept).toEqual([{ status: 'withheld' }]);
  });

  test('When the mailed link is opened within a day, then the result is shown', async () => {
    await get(it, { email: 'ASHA.pass@example.com' });
    const token = await tokenFor('ASHA.pass@example.com');

    expect((await get(it, { token })).json()).toEqual(asha);
    it.clock.pass(24 * 60 * 60);
    const late = await get(it, { token });
    expect([late.statusCode, late.json<Problem>().code]).toEqual([400, 'link-expired']);
  });

  test.each(['', 'x', 'a'.repeat(200), 'e30'])('When the link was made up, %s, then it is refused', async (token) => {
    expect((await get(it, { token })).json<Problem>().code).toBe('link-expired');
  });

  test('When links are asked for again and again, then after five in an hour the address has to wait', async () => {
    const ask = () => get(it, { email: 'meghna.pass@example.com' });
    for (let number = 0; number < 5; number += 1) expect((await ask()).statusCode).toBe(200);

    expect((await ask()).statusCode).toBe(429);
  });
});
