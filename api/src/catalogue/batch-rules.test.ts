import { expect, test } from '@jest/globals';
import { chosenBatch, openBatch } from './batch-rules.ts';

const batches = [
  { number: 7, startsAt: new Date('2026-10-05T13:30:00Z') },
  { number: 8, startsAt: new Date('2026-12-14T13:30:00Z') },
  { number: 9, startsAt: new Date('2027-02-01T13:30:00Z') },
];

test.each([
  ['before the first starts', '2026-09-01', 7],
  ['between two', '2026-12-01', 8],
  ['the moment one has started', '2026-12-14T13:30:00Z', 9],
  ['when all have started', '2027-05-01', 9],
])('When somebody applies %s (%s), then batch %i is open', (_when, now, number) => {
  expect(openBatch(batches, new Date(now))).toBe(number);
});

test('When a program has no batches, then none is open', () => {
  expect(openBatch([], new Date('2026-12-01'))).toBeNull();
});

test.each([
  ['7', 7],
  ['70', 8],
  ['seven', 8],
  [undefined, 8],
])('When the form showed batch %s, then batch %i is noted', (shown, number) => {
  expect(chosenBatch(batches, shown, new Date('2026-12-01'))).toBe(number);
});
