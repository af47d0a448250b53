import { describe, expect, test } from '@jest/globals';
import { mergeLines, quantitiesToSet } from './cart-lines.ts';

const product = (productId: string, quantity = 1) => ({ productId, quantity });
const course = (courseId: string, quantity = 1) => ({ courseId, quantity });

describe('mergeLines', () => {
  test('When an item is named twice, then it is one line with both quantities', () => {
    const lines = mergeLines({ courses: [course('a'), course('b', 2), course('a', 3)], products: [product('a')] });
    expect(lines).toEqual([
      { kind: 'course', itemId: 'a', quantity: 4 },
      { kind: 'course', itemId: 'b', quantity: 2 },
      { kind: 'product', itemId: 'a', quantity: 1 },
    ]);
  });

  test('When the quantities of an item add up to more than 99, then it is refused', () => {
    const change = { courses: [], products: [product('a', 60), product('a', 40)] };
    expect(() => mergeLines(change)).toThrow(
      expect.objectContaining({ code: 'bad-input', details: { fields: { products: 'At most 99 of one item.' } } }),
    );
  });

  test('When the request names nothing, then it is refused', () => {
    expect(() => mergeLines({ courses: [], products: [] })).toThrow(expect.objectContaining({ code: 'bad-input' }));
  });
});

describe('quantitiesToSet', () => {
  test('When an item is named twice, then it is refused, because only one quantity can be meant', () => {
    const change = { courses: [course('a', 1), course('a', 2)], products: [] };
    expect(() => quantitiesToSet(change)).toThrow(
      expect.objectContaining({ code: 'bad-input', details: { fields: { courses: 'Name each item once.' } } }),
    );
  });
});
