import { expect, test } from '@jest/globals';
import { respellEntry } from './respell-entry.ts';

const entry = '/remotes/campus-mfe/1.0.0+ab12/remoteEntry.js';

test('When it is the first attempt, then the address stays as it is', () => {
  expect(respellEntry(entry, 1)).toBe(entry);
});

test('When it is repeated, then each address is another one to the browser', () => {
  const addresses = [2, 3, 4, 5, 6, 7].map((attempt) => new URL(respellEntry(entry, attempt), 'https://here.example').href);

  expect(addresses[0]).toBe('https://here.example/remotes/campus-mfe/%31.0.0+ab12/remoteEntry.js');
  expect(new Set(addresses).size).toBe(6);
});

test('When the server reads such an address, then it is the same file', () => {
  for (const attempt of [2, 3, 9, 25]) expect(decodeURIComponent(respellEntry(entry, attempt))).toBe(entry);
});
