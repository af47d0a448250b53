import { expect, test } from '@jest/globals';
import { dayInIndia, formatDay, formatTime } from './dates.ts';
import { formatDuration } from './durations.ts';
import { formatNumber } from './numbers.ts';

test.each([
  ['2026-08-14T20:00:00.000Z', '15 Aug 2026'],
  ['2026-08-14T18:29:59.000Z', '14 Aug 2026'],
  ['2026-01-01', '1 Jan 2026'],
  ['', '–'],
])('When the time is %s, then the day in Kolkata is %s', (iso, shown) => {
  expect(formatDay(iso)).toBe(shown);
});

test.each([
  ['2026-12-31T18:29:59Z', '2026-12-31'],
  ['2026-12-31T18:30:00Z', '2027-01-01'],
])('When it is %s, then the day in India is %s', (moment, day) => {
  expect(dayInIndia(new Date(moment))).toBe(day);
});

test('When a time of day is written, then as the clock in Kolkata shows it', () => {
  expect(['2026-09-01T09:05:00.000Z', '2026-09-01T18:30:00.000Z'].map(formatTime)).toEqual(['2:35 pm', '12:00 am']);
});

test('When a number is written, then by lakhs', () => {
  expect([0, 324, 1_23_456].map(formatNumber)).toEqual(['0', '324', '1,23,456']);
});

test.each([
  [0, 'N/A'],
  [29, 'N/A'],
  [Number.NaN, 'N/A'],
  [45 * 60, '45m'],
  [3599, '1h 0m'],
  [8.5 * 3600, '8h 30m'],
])('When something takes %d seconds, then it reads %s', (seconds, text) => {
  expect(formatDuration(seconds)).toBe(text);
});
