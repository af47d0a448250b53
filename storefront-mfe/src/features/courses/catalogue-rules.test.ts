import { describe, expect, test } from '@jest/globals';
import { categoryPageSize, subscriptionPageSize } from '@aarohan/shared/catalogue';
import { depthOf, readCatalogue, resultsPerPage, writeCatalogue, type CatalogueView } from './catalogue-rules.ts';
import { coursesPerPage } from './subscription-courses-query.ts';

const usual: CatalogueView = { category: 'c3', page: 1, layout: 'grid', find: '' };

describe('the catalogue in an address', () => {
  test.each<[string, CatalogueView | undefined]>([
    ['', undefined],
    ['page=2&view=list&find=data', undefined],
    ['browse=', undefined],
    ['browse=c3', usual],
    ['browse=c3&page=2&view=list&find=data+science', { category: 'c3', page: 2, layout: 'list', find: 'data science' }],
    ['browse=c3&page=none&view=heap', usual],
    [`browse=c3&find=${'a'.repeat(120)}`, { ...usual, find: 'a'.repeat(100) }],
  ])('When the address is "?%s", then it is read as %j', (address, view) => {
    expect(readCatalogue(new URLSearchParams(address))).toEqual(view);
  });

  test.each<[CatalogueView | undefined, string]>([
    [undefined, 'courses=4'],
    [usual, 'courses=4&browse=c3'],
    [{ ...usual, find: ' ' }, 'courses=4&browse=c3'],
    [{ category: 'c5', page: 2, layout: 'list', find: 'data' }, 'courses=4&browse=c5&page=2&view=list&find=data'],
  ])('When it shows %j, then the address is "?%s"', (view, address) => {
    expect(writeCatalogue(new URLSearchParams('browse=old&courses=4&page=9&find=x'), view).toString()).toBe(address);
  });
});

test.each([
  [{ catalogueDepth: 3 }, 3],
  [{ catalogueDepth: 0 }, undefined],
  [{ catalogueDepth: '3' }, undefined],
  [{ from: '/cart' }, undefined],
  [null, undefined],
  ['text', undefined],
])('When the history remembers %j, then the catalogue is %p steps deep', (state, depth) => {
  expect(depthOf(state)).toBe(depth);
});

test('When the contract changes its page sizes, then the pages here change with them', () => {
  expect([coursesPerPage, resultsPerPage]).toEqual([subscriptionPageSize, categoryPageSize]);
});
