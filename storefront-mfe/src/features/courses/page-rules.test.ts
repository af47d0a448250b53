import { describe, expect, test } from '@jest/globals';
import { pageCount, pageNumber, pageWindow, previousPage } from './page-rules.ts';

test.each([
  [null, 1],
  ['', 1],
  ['1', 1],
  ['54', 54],
  ['0', 1],
  ['-1', 1],
  ['2.5', 1],
  ['two', 1],
  ['1e3', 1],
  ['99999999999', 1],
])('When the address asks for page %s, then it is page %d', (asked, page) => {
  expect(pageNumber(asked)).toBe(page);
});

test.each([
  [324, 6, 54],
  [325, 6, 55],
  [6, 6, 1],
  [7, 6, 2],
  [0, 6, 1],
])('When there are %d courses, %d to a page, then there are %d pages', (total, perPage, pages) => {
  expect(pageCount(total, perPage)).toBe(pages);
});

describe('the window of page numbers', () => {
  test.each([
    [1, 54, [1, 2, 3, 4, 5]],
    [3, 54, [1, 2, 3, 4, 5]],
    [4, 54, [2, 3, 4, 5, 6]],
    [27, 54, [25, 26, 27, 28, 29]],
    [52, 54, [50, 51, 52, 53, 54]],
    [54, 54, [50, 51, 52, 53, 54]],
    [99, 54, [50, 51, 52, 53, 54]],
    [2, 3, [1, 2, 3]],
    [1, 1, [1]],
  ])('When page %d of %d is shown, then the numbers are %j', (page, pages, numbers) => {
    expect(pageWindow(page, pages)).toEqual(numbers);
  });
});

test.each([
  [2, 54, 1],
  [54, 54, 53],
  [99, 54, 54],
  [1, 54, 1],
])('When page %d of %d is shown, then Previous leads to page %d', (page, pages, previous) => {
  expect(previousPage(page, pages)).toBe(previous);
});
