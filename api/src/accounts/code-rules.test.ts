import { expect, test } from '@jest/globals';
import { askForCode } from './code-rules.ts';

const now = new Date('2026-11-21T12:00:00Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);

test('When nobody asked before, then a code is sent and counted', () => {
  expect(askForCode([], now)).toEqual({ askedAt: [now] });
});

test('When the last code is ten seconds old, then twenty more are to wait', () => {
  expect(askForCode([ago(10)], now)).toEqual({ wait: 20 });
});

test('When 24 codes were sent within a day, then the next waits for the oldest to be a day old', () => {
  const asked = Array.from({ length: 24 }, (_, index) => ago(86_400 - 60 - index * 60));

  expect(askForCode(asked, now)).toEqual({ wait: 60 });
});

test('When codes are older than a day, then they do not count', () => {
  expect(askForCode([ago(90_000), ago(86_400), ago(60)], now)).toEqual({ askedAt: [ago(60), now] });
});
