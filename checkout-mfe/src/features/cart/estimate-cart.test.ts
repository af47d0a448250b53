import { describe, expect, test } from '@jest/globals';
import { aCart, aCourseLine } from './a-cart.ts';
import { estimateCart } from './estimate-cart.ts';

const amounts = (...args: Parameters<typeof estimateCart>) => {
  const { lines, total } = estimateCart(...args);
  return { lines: lines.map(({ quantity, subtotal }) => [quantity, subtotal]), total };
};

describe('the shown cart', () => {
  test('When nothing is chosen, then every amount is the server’s, whatever our own arithmetic says', () => {
    const discounted = aCart({ totalAmount: 10_000, taxAmount: 1_000 });

    expect(amounts(discounted, {})).toEqual({
      lines: [
        [2, 1_180_000],
        [1, 59_000],
      ],
      total: { net: 900_000, tax: 100_000, gross: 1_000_000 },
    });
  });

  test('When a quantity is chosen, then line and total are estimated at once with the GST split', () => {
    expect(amounts(aCart(), { 'product:p1': 3 })).toEqual({
      lines: [
        [3, 1_770_000],
        [1, 59_000],
      ],
      total: { net: 1_550_000, tax: 279_000, gross: 1_829_000 },
    });
  });

  test('When the prices exclude the GST that the total contains, then the estimate keeps the proportion', () => {
    const net = aCart({ products: [], courses: [aCourseLine({ price: 500, subtotal: 500 })], totalAmount: 590, taxAmount: 90 });

    expect(amounts(net, { 'course:k1': 2 }).total).toEqual({ net: 100_000, tax: 18_000, gross: 118_000 });
  });

  test('When the chosen quantity is the confirmed one, then the server’s amounts stay', () => {
    const cart = aCart({ totalAmount: 10_000, taxAmount: 1_000 });

    expect(estimateCart(cart, { 'product:p1': 2 })).toEqual(estimateCart(cart, {}));
  });
});
