import { expect, test } from '@jest/globals';
import { aDoc, aDocx, aJpeg, aPdf, aPng, aWebp, aZip } from '../../testing/forms.ts';
import { kindOf } from './file-kind.ts';

test.each([
  ['pdf', aPdf()],
  ['png', aPng()],
  ['jpeg', aJpeg()],
  ['webp', aWebp()],
  ['doc', aDoc()],
  ['docx', aDocx()],
])('When a file begins as %s does, then that is its kind', async (kind, bytes) => {
  expect(await kindOf(bytes)).toBe(kind);
});

test.each([
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a program', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)])],
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
  ['any ZIP', aZip()],
  ['text', Buffer.from('hello')],
  ['one byte', Buffer.from('%')],
  ['nothing', Buffer.alloc(0)],
])('When a file is %s, then it is of no kind that we take', async (_what, bytes) => {
  expect(await kindOf(bytes)).toBeUndefined();
});
