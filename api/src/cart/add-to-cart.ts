import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import type { CartChange } from '@aarohan/shared/cart';
import type { Tx } from '../db/db.ts';
import { ApiProblem } from '../errors.ts';
import type { Parts } from '../parts.ts';
import { type Line, mergeLines } from './cart-lines.ts';
import { insertCart, listOfferedItems } from './cart-store.ts';

/**
 * Opens a cart with these items.
 *
 * @throws bad-input, product-not-found, product-not-available; then there is no cart
 */
export async function addToCart(
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  change: z.output<typeof CartChange>,
): Promise<{ cartId: string }> {
  const lines = mergeLines(change);
  const cartId = randomBytes(16).toString('base64url');
  await db.transaction(async (tx) => {
    await assertOffered(tx, lines);
    await insertCart(tx, cartId, lines, clock.now());
  });
  return { cartId };
}

async function assertOffered(tx: Tx, lines: Line[]): Promise<void> {
  const offered = await listOfferedItems(tx, lines);
  const found = lines.map((line) => offered.find(({ kind, itemId }) => kind === line.kind && itemId === line.itemId));
  if (found.some((item) => !item)) throw new ApiProblem('product-not-found');
  if (found.some((item) => !item?.available)) throw new ApiProblem('product-not-available');
}
