import { expect, test } from '@jest/globals';
import { fakeClock } from '../testing/fake-clock.ts';
import { keepAnswers } from './kept-answers.ts';

function counted() {
  const clock = fakeClock();
  const keep = keepAnswers(clock, 5);
  let made = 0;
  const make = () => Promise.resolve(`answer ${(made += 1)}`);
  return { clock, keep, make, ask: async (key = 'k') => (await keep(key, make)).text, made: () => made };
}

test('When an answer is asked for again within its seconds, then it is the same; after them it is made anew', async () => {
  const { ask, clock } = counted();

  const first = [await ask(), await ask()];
  clock.pass(5);

  expect([...first, await ask()]).toEqual(['answer 1', 'answer 1', 'answer 2']);
});

test('When many ask at once, then it is made once', async () => {
  const { ask, made } = counted();

  await Promise.all(Array.from({ length: 20 }, () => ask()));

  expect(made()).toBe(1);
});

test('When making fails, then everybody who waited hears it and the next one tries again', async () => {
  const { keep, ask } = counted();
  const fail = () => Promise.reject(new Error('down'));

  const both = await Promise.allSettled([keep('k', fail), keep('k', fail)]);

  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await ask()).toBe('answer 1');
});

test('When more than 500 are kept, then the oldest was given up', async () => {
  const { ask } = counted();
  for (let number = 0; number <= 500; number += 1) await ask(String(number));

  expect([await ask('500'), await ask('0')]).toEqual(['answer 501', 'answer 502']);
});

test('When two answers differ, then so do their tags', async () => {
  const { keep, make } = counted();

  const [one, two] = [await keep('1', make), await keep('2', make)];

  expect([one.tag, two.tag]).toEqual([expect.stringMatching(/^"[\w-]{22}"$/), expect.not.stringMatching(one.tag)]);
});
