import type { Cart, CartChange } from '@aarohan/shared/cart';
import type { Picture } from '@aarohan/shared/catalogue';
import { toPaise } from '@aarohan/shared/money';

/** The contract takes 1 to 99 of a thing. */
export const leastQuantity = 1;
export const mostQuantity = 99;

/** One row of the cart, course or program alike. */
export interface CartLine {
  key: LineKey;
  name: string;
  cover: Picture;
  quantity: number;
  /** paise, for one */
  price: number;
  /** paise */
  subtotal: number;
}

export type LineKey = `course:${string}` | `product:${string}`;

/** Quantities that the person chose and the server has not confirmed yet. */
export type Quantities = Readonly<Record<LineKey, number>>;

export const cartLines = (cart: Cart): CartLine[] => [
  ...cart.products.map(({ productId, productName, cover, quantity, productPrice, subtotal }) => ({
    key: `product:${productId}` as const,
    name: productName,
    cover,
    quantity,
    price: toPaise(productPrice),
    subtotal: toPaise(subtotal),
  })),
  ...cart.courses.map(({ courseId, name, cover, quantity, price, subtotal }) => ({
    key: `course:${courseId}` as const,
    name,
    cover,
    quantity,
    price: toPaise(price),
    subtotal: toPaise(subtotal),
  })),
];

/** What the input of a quantity means: a whole number from 1 to 99, or nothing yet. */
export function readQuantity(text: string): number | undefined {
  const quantity = /^\d{1,2}$/.test(text.trim()) ? Number(text) : 0;
  return quantity >= leastQuantity ? quantity : undefined;
}

/** The body that sets the chosen quantities. Lines that were left alone are not in it: another tab may have changed them. */
export const changeOf = (cart: Cart, chosen: Quantities): CartChange => ({
  courses: cart.courses.flatMap(({ courseId }) => setTo(chosen[`course:${courseId}`], { courseId })),
  products: cart.products.flatMap(({ productId }) => setTo(chosen[`product:${productId}`], { productId })),
});

const setTo = <T extends object>(quantity: number | undefined, line: T) => (quantity === undefined ? [] : [{ ...line, quantity }]);
