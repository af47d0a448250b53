import { expect, test } from '@jest/globals';
import { outcomeOf } from './result-rules.ts';

test.each([
  ['pass', 'passed'],
  ['Pass', 'passed'],
  [' PASS ', 'passed'],
  ['Fail', 'failed'],
  ['FAIL', 'failed'],
  ['Passed with distinction', 'open'],
  ['A+', 'open'],
  ['', 'open'],
  [7, 'open'],
])('When the grade is %j, then the outcome is %s', (Grade, outcome) => {
  expect(outcomeOf({ Name: 'Asha', Grade })).toBe(outcome);
});

test('When there is no grade, then the outcome is open', () => {
  expect(outcomeOf({ Score: 81 })).toBe('open');
});
