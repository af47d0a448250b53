import { describe, expect, test } from '@jest/globals';
import { courseFacts, coursesAvailable, durationText, ratingOf } from './course-rules.ts';

test.each([
  [30_600, '8h 30m'],
  [3_600, '1h 0m'],
  [3_599, '1h 0m'],
  [2_700, '45m'],
  [59, '1m'],
  [0, 'N/A'],
  [-60, 'N/A'],
  [Number.NaN, 'N/A'],
  [null, 'N/A'],
  [undefined, 'N/A'],
  ['6 weeks', '6 weeks'],
  [' ', 'N/A'],
])('When the duration is %p, then the card says "%s"', (duration, text) => {
  expect(durationText(duration)).toBe(text);
});

describe('what a card says of a course', () => {
  const usual = { rating: 4.5, minutes: 60, category: 'Technology', skills: ['Multiple Skills'] };

  test.each([
    [{}, usual],
    [{ rating: 0, duration: 0, category: { name: ' ' }, skill: [] }, usual],
    [{ rating: null, duration: null, category: null, skill: null }, usual],
    [
      { rating: 4.75, duration: 90, category: { name: 'Cloud' }, skill: ['AWS', 'Terraform', 'Linux'] },
      { rating: 4.75, minutes: 90, category: 'Cloud', skills: ['AWS', 'Terraform'] },
    ],
    [{ skill: ['AWS'] }, { ...usual, skills: ['AWS'] }],
  ])('When the catalogue says %j, then the card says %j', (told, facts) => {
    expect(courseFacts(told)).toEqual(facts);
  });

  test('When a category’s course has no rating, then it has the usual one', () => {
    expect([ratingOf(undefined), ratingOf(3.9)]).toEqual([4.5, 3.9]);
  });
});

test.each([
  [0, '0 courses available'],
  [1, '1 course available'],
  [324, '324 courses available'],
])('When there are %d, then the count reads "%s"', (count, text) => {
  expect(coursesAvailable(count)).toBe(text);
});
