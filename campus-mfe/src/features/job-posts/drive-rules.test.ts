import { expect, test } from '@jest/globals';
import { aJobPost } from './a-job-post.ts';
import { driveOf, isDrive, postsOf } from './drive-rules.ts';

test.each([
  ['campus_drive', 'drive'],
  ['Campus_Drive', 'drive'],
  ['campus_siliguri-2027', 'siliguri-2027'],
  ['campus_', undefined],
  ['campus', undefined],
  ['my_campus_drive', undefined],
  ['campus_a b', undefined],
  ['campus_<script>', undefined],
  ['aboutUs', undefined],
])('When the address is /%s, then its drive is %s', (segment, drive) => {
  expect(driveOf(segment)).toBe(drive);
});

const posts = [aJobPost({ _id: 'a' }), aJobPost({ _id: 'b', product: 'Siliguri' })];

test.each([
  ['drive', ['a'], true],
  ['siliguri', ['b'], true],
  ['durgapur', [], false],
])('When the posts of %s are picked, then they are %j, and that there is such a drive: %s', (drive, ids, known) => {
  expect(postsOf(posts, drive).map(({ _id }) => _id)).toEqual(ids);
  expect(isDrive(posts, drive)).toBe(known);
});

test('When nobody has posted anything yet, then the standing drive is there all the same', () => {
  expect(isDrive([], 'drive')).toBe(true);
});
