import { expect, test } from '@jest/globals';
import { cleanName } from './file-rules.ts';

test.each([
  ['marks.pdf', 'marks.pdf'],
  ['../../etc/passwd', 'passwd'],
  [String.raw`C:\Users\asha\marks.pdf`, 'marks.pdf'],
  ['a\r\nSet-Cookie: x.pdf', 'aSet-Cookie x.pdf'],
  ['"quoted".pdf', 'quoted.pdf'],
  ['marks\u202Efdp.exe', 'marksfdp.exe'],
  ['অঙ্ক.pdf', 'অঙ্ক.pdf'],
  ['..', 'file'],
  ['/', 'file'],
  ['', 'file'],
  [undefined, 'file'],
  [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(196)}.pdf`],
])('When a file is called %s, then %s is kept of it', (given, name) => {
  expect(cleanName(given)).toBe(name);
});
