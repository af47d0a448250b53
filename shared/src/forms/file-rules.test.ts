import { expect, test } from '@jest/globals';
import { documentKinds, type FileRule } from '../files.ts';
import { addFiles, sizeText } from './file-rules.ts';

const rule: FileRule = { kinds: documentKinds, maxFiles: 2 };
const aFile = (name: string, bytes = 10) => new File([new Uint8Array(bytes)], name);

test('When files are added, then they stand behind those already chosen', () => {
  const { files, refused } = addFiles([aFile('a.pdf')], [aFile('B.JPG')], rule);

  expect([files.map(({ name }) => name), refused]).toEqual([['a.pdf', 'B.JPG'], []]);
});

test.each([
  [aFile('a.exe'), '“a.exe” is not one of .pdf, .jpg, .jpeg, .png, .webp.'],
  [aFile('pdf'), '“pdf” is not one of .pdf, .jpg, .jpeg, .png, .webp.'],
  [aFile('a.pdf', 512_001), '“a.pdf” is larger than 500 KB.'],
  [aFile('a.pdf', 0), '“a.pdf” is empty.'],
])('When %p is added, then it is left out and the reason is said', (file, reason) => {
  expect(addFiles([], [file], rule)).toEqual({ files: [], refused: [reason] });
});

test('When more files are added than one may, then the first stay and it is said once', () => {
  const { files, refused } = addFiles([], [aFile('1.pdf'), aFile('2.pdf'), aFile('3.pdf'), aFile('4.pdf')], rule);

  expect([files.length, refused]).toEqual([2, ['At most 2 files.']]);
});

test.each([
  [1, '1 KB'],
  [512_000, '500 KB'],
  [319_488, '312 KB'],
])('When a file has %i bytes, then %s is shown', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text);
});
