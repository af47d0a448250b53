import { describe, expect, test } from '@jest/globals';
import { aJobPost, someJobPosts } from './a-job-post.ts';
import { pageOf, shownTags } from './job-post-rules.ts';

describe('a page of job posts', () => {
  const nine = someJobPosts(9);
  const [first, fifth, ninth] = [nine.slice(0, 4), nine.slice(4, 8), nine.slice(8)];

  test.each([
    [null, 1, first],
    ['1', 1, first],
    ['2', 2, fifth],
    ['3', 3, ninth],
    ['4', 3, ninth],
    ['999999999999999999999', 3, ninth],
    ['0', 1, first],
    ['-1', 1, first],
    ['2.5', 1, first],
    ['two', 1, first],
  ])('When page %s of nine posts is asked for, then page %d is shown', (asked, page, posts) => {
    expect(pageOf(nine, asked)).toEqual({ page, pages: 3, posts });
  });

  test('When there are no posts, then there is one empty page', () => {
    expect(pageOf([], '2')).toEqual({ page: 1, pages: 1, posts: [] });
  });
});

describe('the hashtags of a card', () => {
  test.each([
    [
      ['ai', 'ml', 'remote'],
      ['#ai', '#ml'],
    ],
    [
      ['#ai', ' ##ml '],
      ['#ai', '#ml'],
    ],
    [['', '#', 'kolkata'], ['#kolkata']],
    [[], []],
  ])('When a post has %j, then the card shows %j', (hashtag, shown) => {
    expect(shownTags(aJobPost({ hashtag }))).toEqual(shown);
  });
});
