import { expect, test } from '@jest/globals';
import { nextCheckAt } from './check-rules.ts';

const created = new Date('2026-12-01T06:00:00Z');
const after = (seconds: number): Date => new Date(created.getTime() + seconds * 1000);

test.each([
  [0, 15],
  [14, 15],
  [15, 60],
  [61, 180],
  [3_599, 3_600],
  [3_600, 10_800],
  [86_400, 259_200],
  [259_200, 604_800],
])('When an attempt is %d seconds old, then it is asked about when it is %d seconds old', (age, next) => {
  expect(nextCheckAt(created, after(age))).toEqual(after(next));
});

test('When an attempt is a week old, then nothing more is expected', () => {
  expect(nextCheckAt(created, after(604_800))).toBeNull();
});
