import { expect, test } from '@jest/globals';
import { toE164 } from './phone-number.ts';

test.each([
  ['9876543210', '+919876543210'],
  ['98765 43210', '+919876543210'],
  ['098765-43210', '+919876543210'],
  ['+91 98765 43210', '+919876543210'],
  ['91 98765 43210', '+919876543210'],
  ['0091 98765 43210', '+919876543210'],
  ['(+91) 98765.43210', '+919876543210'],
  ['+44 20 7946 0958', '+442079460958'],
  ['12345', undefined],
  ['5876543210', undefined],
  ['+91 12345', undefined],
  ['nine eight seven', undefined],
])('When somebody types %s, then it is stored as %s', (typed, stored) => {
  expect(toE164(typed)).toBe(stored);
});
