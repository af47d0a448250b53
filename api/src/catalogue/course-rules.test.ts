import { describe, expect, test } from '@jest/globals';
import { hasMore, searchWords, sliceOf } from './course-rules.ts';

describe('searchWords', () => {
  test.each([
    ['Node.js', ['node', 'js']],
    ["Python's BEST python", ['python', 's', 'best']],
    ['Python course for the web', ['python', 'web']],
    ['the course', ['the', 'course']],
    [String.raw`'%:*\& | !() <->`, []],
    ['हिन्दी 3D', ['हिन्दी', '3d']],
  ])('When %s is typed, then the words are %j', (typed, words) => {
    expect(searchWords(typed)).toEqual(words);
  });
});

test('When a list of 13 is cut in pages of 6, then the third is the last', () => {
  expect(sliceOf(3, 6)).toEqual({ limit: 6, offset: 12 });
  expect([1, 2, 3].map((page) => hasMore(page, 6, 13))).toEqual([true, true, false]);
});
