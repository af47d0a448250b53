import { beforeAll, describe, expect, test } from '@jest/globals';
import { indianStates } from '@aarohan/shared/indian-states';
import { seededApp } from '../../testing/seeded-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { brochureRequests } from './lead-tables.ts';

const program = '66a1f4d8b94d7e0a51c85759';
const aRequest = (changes: object = {}) => ({
  fullname: 'Asha Rao',
  email: 'asha@example.com',
  location: 'West Bengal',
  mobileno: '098765 43210',
  YearsOfExperience: '2.5',
  ...changes,
});
const ready = { message: 'Your brochure is ready.', pdfs: [`/media/brochures/${program}.pdf`] };
const sentence = 'This email is already registered for a brochure.';
const alreadySent = { message: sentence, error: sentence, code: 'brochure-already-sent', requestId: expect.any(String) };

let it: TestApp;
beforeAll(async () => {
  it = await seededApp();
});

const ask = (changes: object = {}, productId = program, headers: Record<string, string> = {}) =>
  it.app.inject({ method: 'POST', url: `/api/addBrochure/${productId}`, body: aRequest(changes), headers });
const stored = async (emailKey: string) => (await it.parts.db.select().from(brochureRequests)).filter((row) => row.emailKey === emailKey);

describe('addBrochure', () => {
  test('When a brochure is asked for, then its path is answered, it can be downloaded, and who asked is kept', async () => {
    const answer = await ask({ email: 'First.Asked@Example.com' });
    expect([answer.statusCode, answer.json()]).toEqual([200, ready]);
    expect((await it.app.inject(ready.pdfs[0] ?? '')).headers['content-type']).toBe('application/pdf');
    expect(await stored('first.asked@example.com')).toEqual([
      {
        id: expect.any(String),
        productId: program,
        fullname: 'Asha Rao',
        email: 'First.Asked@Example.com',
        emailKey: 'first.asked@example.com',
        location: 'West Bengal',
        phone: '+919876543210',
        yearsOfExperience: 2.5,
        createdAt: it.clock.now(),
      },
    ]);
  });

  test('When the same address asks again, in whatever case, then it is told so; for another program it is served', async () => {
    await ask({ email: 'twice@example.com' });
    const again = await ask({ email: 'TWICE@example.com', fullname: 'Somebody Else' });
    expect([again.statusCode, again.json()]).toEqual([409, alreadySent]);
    expect(await stored('twice@example.com')).toMatchObject([{ fullname: 'Asha Rao' }]);
    expect((await ask({ email: 'twice@example.com' }, 'vibe-coding-course')).json()).toEqual({
      ...ready,
      pdfs: ['/media/brochures/vibe-coding-course.pdf'],
    });
  });

  test('When five clicks arrive at once, then one is served and one row stands', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask({ email: 'clicks@example.com' })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409]);
    expect(await stored('clicks@example.com')).toHaveLength(1);
  });

  test('When clicks at once carry one Idempotency-Key, then all get the first answer', async () => {
    const click = () => ask({ email: 'key@example.com' }, program, { 'idempotency-key': 'brochure-1' });
    expect((await Promise.all([click(), click(), click()])).map((answer) => answer.json<unknown>())).toEqual([ready, ready, ready]);
    expect(await stored('key@example.com')).toHaveLength(1);
    expect((await ask({ email: 'key2@example.com' }, program, { 'idempotency-key': 'brochure-1' })).statusCode).toBe(422);
  });

  test.each(indianStates)('When the state is %s, then it is taken', async (location) => {
    expect((await ask({ email: `${location.replaceAll(' ', '.')}@example.com`, location })).statusCode).toBe(200);
  });

  test.each(['nothing', 'x'.repeat(400), '%E0%A4%95', '%27--'])(
    'When no program has the id %.20s, then the answer is 404',
    async (productId) => {
      const answer = await ask({ email: 'lost@example.com' }, productId);
      expect([answer.statusCode, answer.json()]).toMatchObject([404, { code: 'product-not-found' }]);
      expect(await stored('lost@example.com')).toEqual([]);
    },
  );
});

describe('bad input', () => {
  const stateSentence = 'Please select a valid Indian state.';
  const phoneSentence = 'Enter a mobile number like 98765 43210.';
  const yearsSentence = 'Enter your years of experience as a number.';
  const long = 'x'.repeat(10_240);

  test.each([
    ['a union territory', { location: 'Delhi' }, { location: stateSentence }],
    ['a state in small letters', { location: 'west bengal' }, { location: stateSentence }],
    ['no state', { location: undefined }, { location: stateSentence }],
    ['a short number', { mobileno: '12345' }, { mobileno: phoneSentence }],
    ['a number with letters', { mobileno: '98765abcde' }, { mobileno: phoneSentence }],
    ['no number', { mobileno: ' ' }, { mobileno: 'Enter your mobile number.' }],
    ['a broken address', { email: 'asha@' }, { email: 'Enter an e-mail address like name@example.com.' }],
    ['no name', { fullname: '  ' }, { fullname: 'Enter your full name.' }],
    ['years in words', { YearsOfExperience: 'two' }, { YearsOfExperience: yearsSentence }],
    ['empty years', { YearsOfExperience: '' }, { YearsOfExperience: yearsSentence }],
    ['null years', { YearsOfExperience: null }, { YearsOfExperience: yearsSentence }],
    ['no years', { YearsOfExperience: undefined }, { YearsOfExperience: yearsSentence }],
    ['endless years', { YearsOfExperience: '1e999' }, { YearsOfExperience: expect.any(String) }],
    ['years below 0', { YearsOfExperience: -1 }, { YearsOfExperience: 'Enter 0 or more.' }],
    ['years above 60', { YearsOfExperience: '61' }, { YearsOfExperience: 'Enter at most 60.' }],
    ['a name of 10 kB', { fullname: long }, { fullname: expect.any(String) }],
    ['an address of 10 kB', { email: `${long}@example.com` }, { email: expect.any(String) }],
    ['a number of 10 kB', { mobileno: '9'.repeat(10_240) }, { mobileno: expect.any(String) }],
    ['a list as a name', { fullname: ['Asha'] }, { fullname: expect.any(String) }],
  ])('When the form holds %s, then that field is named and nothing is kept', async (_what, changes, fields) => {
    const answer = await ask({ email: 'bad@example.com', ...changes });
    expect([answer.statusCode, answer.json()]).toEqual([400, expect.objectContaining({ code: 'bad-input', fields })]);
    expect(await stored('bad@example.com')).toEqual([]);
  });

  test('When nothing is sent, then every field is named', async () => {
    const answer = await it.app.inject({ method: 'POST', url: `/api/addBrochure/${program}`, body: {} });
    expect(Object.keys(answer.json<{ fields: object }>().fields).sort()).toEqual(
      ['YearsOfExperience', 'email', 'fullname', 'location', 'mobileno'].sort(),
    );
  });
});

test('When a whole campus asks from one address, then 400 are served in ten minutes and the next waits', async () => {
  const remoteAddress = '203.0.113.9';
  const post = (number: number) =>
    it.app.inject({
      method: 'POST',
      url: `/api/addBrochure/${program}`,
      body: aRequest({ email: `campus${number}@example.com` }),
      remoteAddress,
    });
  const statuses = new Set<number>();
  for (let number = 1; number <= 400; number += 1) statuses.add((await post(number)).statusCode);
  expect([...statuses]).toEqual([200]);
  const refused = await post(401);
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '600']);
  it.clock.pass(601);
  expect((await post(401)).statusCode).toBe(200);
});
