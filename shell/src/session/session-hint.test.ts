import { expect, test } from '@jest/globals';
import { hasSessionHint } from './session-hint.ts';

test.each([
  ['', false],
  ['signed-in=1', true],
  ['theme=x; signed-in=1; a=b', true],
  ['not-signed-in=1', false],
  ['signed-in=staff', true],
  ['signed-in=10', false],
])('When the cookies are %j, then a session may exist: %j', (cookies, expected) => {
  expect(hasSessionHint(cookies)).toBe(expected);
});
