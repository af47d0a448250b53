import { expect, test } from '@jest/globals';
import { wrongBirthday, wrongExpiry } from './campus-rules.ts';

const today = '2026-12-01';

test.each([
  ['2026-12-02', 'Enter a date of birth in the past.'],
  ['2026-12-01', 'Enter a date of birth in the past.'],
  ['2012-12-02', 'Candidates are at least 14 years old.'],
  ['2012-12-01', undefined],
  ['1926-12-01', undefined],
  ['1925-12-02', undefined],
  ['1925-12-01', 'Check the year of your birth.'],
  ['0026-05-05', 'Check the year of your birth.'],
])('When somebody was born on %s, then what is wrong with the day is: %s', (dob, sentence) => {
  expect(wrongBirthday(dob, today)).toBe(sentence);
});

test.each([
  ['2026-11-30', 'Enter a day in the future.'],
  ['2026-12-01', 'Enter a day in the future.'],
  ['2026-12-02', undefined],
])('When a job post ends on %s, then what is wrong with the day is: %s', (day, sentence) => {
  expect(wrongExpiry(day, today)).toBe(sentence);
});
