import { describe, expect, test } from '@jest/globals';
import { aCart } from './a-cart.ts';
import { cartLines, changeOf, readQuantity } from './cart-rules.ts';

describe('the lines of a cart', () => {
  test('When a cart has programs and courses, then both are lines with amounts in paise', () => {
    expect(cartLines(aCart()).map(({ key, name, quantity, price, subtotal }) => ({ key, name, quantity, price, subtotal }))).toEqual([
      { key: 'product:p1', name: 'Generative AI', quantity: 2, price: 590_000, subtotal: 1_180_000 },
      { key: 'course:k1', name: 'Python Basics', quantity: 1, price: 59_000, subtotal: 59_000 },
    ]);
  });
});

describe('the text of a quantity', () => {
  test.each([
    ['1', 1],
    [' 7 ', 7],
    ['99', 99],
    ['100', undefined],
    ['0', undefined],
    ['-1', undefined],
    ['1.5', undefined],
    ['1e1', undefined],
    ['', undefined],
  ])('When it is "%s", then it means %s', (text, quantity) => {
    expect(readQuantity(text)).toBe(quantity);
  });
});

describe('the change that is sent', () => {
  test('When quantities were chosen, then those lines are sent and no others', () => {
    expect(changeOf(aCart(), { 'course:k1': 3 })).toEqual({ courses: [{ courseId: 'k1', quantity: 3 }], products: [] });
    expect(changeOf(aCart(), { 'course:k1': 3, 'product:p1': 1 })).toEqual({
      courses: [{ courseId: 'k1', quantity: 3 }],
      products: [{ productId: 'p1', quantity: 1 }],
    });
  });
});
