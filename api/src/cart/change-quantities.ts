import type { z } from 'zod';
import type { Cart, CartChange } from '@aarohan/shared/cart';
import type { Parts } from '../parts.ts';
import { quantitiesToSet } from './cart-lines.ts';
import { setQuantity, touchCart } from './cart-store.ts';
import { readCart } from './read-cart.ts';

/**
 * Sets the quantities of lines that are in the cart, all or none, and answers the whole cart as it is then.
 *
 * @throws bad-input, not-found for the cart, product-not-found for a line that is not in it
 */
export async function changeQuantities(
  { db, clock, pictures }: Pick<Parts, 'db' | 'clock' | 'pictures'>,
  cartId: string,
  change: z.output<typeof CartChange>,
): Promise<Cart> {
  const lines = quantitiesToSet(change);
  return db.transaction(async (tx) => {
    await touchCart(tx, cartId, clock.now());
    for (const line of lines) await setQuantity(tx, cartId, line);
    return readCart(tx, pictures, cartId);
  });
}
