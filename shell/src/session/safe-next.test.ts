import { expect, test } from '@jest/globals';
import { safeNext } from './safe-next.ts';

test.each([
  ['/cart/abc', '/cart/abc'],
  ['/registered-users?page=2#top', '/registered-users?page=2#top'],
  ['/', '/'],
  [null, '/'],
  ['', '/'],
  ['cart', '/'],
  ['//evil.example', '/'],
  ['///evil.example', '/'],
  ['/\\evil.example', '/'],
  ['/a\\..\\evil', '/'],
  ['/\t/evil.example', '/'],
  ['/\n/evil.example', '/'],
  ['/./\\/evil.example', '/'],
  ['/.//evil.example', '/'],
  ['/..//evil.example', '/'],
  ['https://evil.example', '/'],
  ['javascript:alert(1)', '/'],
  ['/login?next=/x', '/'],
])('When the wanted address is %j, then login leads to %j', (next, expected) => {
  expect(safeNext(next)).toBe(expected);
});
