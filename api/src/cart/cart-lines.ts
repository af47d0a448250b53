import type { z } from 'zod';
import type { CartChange } from '@aarohan/shared/cart';
import { badInput } from '../errors.ts';

export interface Line {
  kind: 'course' | 'product';
  itemId: string;
  quantity: number;
}

type Change = z.output<typeof CartChange>;

/** The most of one item in a cart. */
export const maxQuantity = 99;

/**
 * One line per item, in the order of the request; what is named twice is added up.
 *
 * @throws bad-input for an empty request and above `maxQuantity` of an item
 */
export function mergeLines(change: Change): Line[] {
  const merged = new Map<string, Line>();
  for (const line of linesOf(change)) {
    const known = merged.get(keyOf(line));
    const quantity = (known?.quantity ?? 0) + line.quantity;
    if (quantity > maxQuantity) throw badInput({ [`${line.kind}s`]: `At most ${maxQuantity} of one item.` });
    merged.set(keyOf(line), { ...line, quantity });
  }
  return [...merged.values()];
}

/**
 * The quantities to set; each item is named once, because only one can be meant.
 *
 * @throws bad-input for an empty request and for an item named twice
 */
export function quantitiesToSet(change: Change): Line[] {
  const lines = linesOf(change);
  const keys = new Set<string>();
  for (const line of lines) {
    if (keys.has(keyOf(line))) throw badInput({ [`${line.kind}s`]: 'Name each item once.' });
    keys.add(keyOf(line));
  }
  return lines;
}

function linesOf({ courses, products }: Change): Line[] {
  const lines: Line[] = [
    ...courses.map(({ courseId, quantity }) => ({ kind: 'course' as const, itemId: courseId, quantity })),
    ...products.map(({ productId, quantity }) => ({ kind: 'product' as const, itemId: productId, quantity })),
  ];
  if (lines.length === 0) throw badInput({ products: 'Name at least one program or course.' });
  return lines;
}

const keyOf = ({ kind, itemId }: Line): string => `${kind} ${itemId}`;
