import type { Cart } from '@aarohan/shared/cart';
import { splitGst, toPaise, type TaxedAmount } from '@aarohan/shared/money';
import { cartLines, type CartLine, type Quantities } from './cart-rules.ts';

export interface ShownCart {
  isEmpty: boolean;
  pgCourse: Cart['pg_course'];
  lines: CartLine[];
  /** paise; the GST is contained in `gross` */
  total: TaxedAmount;
}

/**
 * The cart as it is shown: the server's amounts, or, while chosen quantities wait for its answer, an
 * estimate that grows the server's total with the lines. The estimate is never sent anywhere.
 */
export function estimateCart(cart: Cart, chosen: Quantities): ShownCart {
  const confirmed = cartLines(cart);
  const lines = confirmed.map((line) => withQuantity(line, chosen[line.key] ?? line.quantity));
  const [before, after] = [sum(confirmed), sum(lines)];
  const total = before === after ? totalOf(cart) : splitGst(Math.round((toPaise(cart.totalAmount) * after) / before));
  const pgCourse = cart.pg_course;
  return { isEmpty: lines.length === 0 && !pgCourse, pgCourse, lines, total };
}

const withQuantity = (line: CartLine, quantity: number): CartLine =>
  quantity === line.quantity ? line : { ...line, quantity, subtotal: line.price * quantity };

const sum = (lines: CartLine[]): number => lines.reduce((total, { subtotal }) => total + subtotal, 0);

function totalOf({ totalAmount, taxAmount }: Cart): TaxedAmount {
  const [gross, tax] = [toPaise(totalAmount), toPaise(taxAmount)];
  return { net: gross - tax, tax, gross };
}
