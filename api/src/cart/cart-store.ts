import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { courses, pgCourses } from '../catalogue/course-tables.ts';
import { products } from '../catalogue/program-tables.ts';
import type { Tx } from '../db/db.ts';
import { ApiProblem } from '../errors.ts';
import type { Line } from './cart-lines.ts';
import { cartLines, carts } from './cart-tables.ts';

const noSuchCart = { sentence: 'This cart does not exist.' };

export async function insertCart(tx: Tx, id: string, lines: Line[], now: Date): Promise<void> {
  await tx.insert(carts).values({ id, createdAt: now, updatedAt: now });
  await tx.insert(cartLines).values(lines.map((line, index) => ({ ...line, cartId: id, position: index + 1 })));
}

/** Marks a cart as changed. Its row stays locked to the end of the transaction: changes at once happen one after the other. */
export async function touchCart(tx: Tx, id: string, now: Date): Promise<void> {
  const touched = await tx
    .update(carts)
    .set({ version: sql`${carts.version} + 1`, updatedAt: now })
    .where(eq(carts.id, id))
    .returning({ id: carts.id });
  if (touched.length === 0) throw new ApiProblem('not-found', noSuchCart);
}

export async function setQuantity(tx: Tx, cartId: string, { kind, itemId, quantity }: Line): Promise<void> {
  const changed = await tx
    .update(cartLines)
    .set({ quantity })
    .where(and(eq(cartLines.cartId, cartId), eq(cartLines.kind, kind), eq(cartLines.itemId, itemId)))
    .returning({ itemId: cartLines.itemId });
  if (changed.length === 0) throw new ApiProblem('product-not-found');
}

export async function requireCart(tx: Tx, id: string): Promise<typeof carts.$inferSelect> {
  const [cart] = await tx.select().from(carts).where(eq(carts.id, id));
  if (!cart) throw new ApiProblem('not-found', noSuchCart);
  return cart;
}

export async function findCartPgCourse(tx: Tx, cart: typeof carts.$inferSelect): Promise<typeof pgCourses.$inferSelect | null> {
  if (cart.pgCourseId === null) return null;
  const [course] = await tx.select().from(pgCourses).where(eq(pgCourses.id, cart.pgCourseId));
  return course ?? null;
}

export const listCartCourses = (tx: Tx, cartId: string) =>
  tx
    .select({ quantity: cartLines.quantity, ...getTableColumns(courses) })
    .from(cartLines)
    .innerJoin(courses, eq(courses.uuid, cartLines.itemId))
    .where(and(eq(cartLines.cartId, cartId), eq(cartLines.kind, 'course')))
    .orderBy(asc(cartLines.position));

export const listCartPrograms = (tx: Tx, cartId: string) =>
  tx
    .select({ quantity: cartLines.quantity, ...getTableColumns(products) })
    .from(cartLines)
    .innerJoin(products, eq(products.id, cartLines.itemId))
    .where(and(eq(cartLines.cartId, cartId), eq(cartLines.kind, 'product')))
    .orderBy(asc(cartLines.position));

/** Which of the items exist and whether they can be had now. */
export async function listOfferedItems(tx: Tx, lines: Line[]): Promise<{ kind: Line['kind']; itemId: string; available: boolean }[]> {
  const idsOf = (kind: Line['kind']): string[] => lines.filter((line) => line.kind === kind).map((line) => line.itemId);
  const programs = await tx
    .select({ itemId: products.id, available: products.available })
    .from(products)
    .where(inArray(products.id, idsOf('product')));
  const subscriptions = await tx
    .select({ itemId: courses.uuid })
    .from(courses)
    .where(inArray(courses.uuid, idsOf('course')));
  return [
    ...programs.map((program) => ({ kind: 'product' as const, ...program })),
    ...subscriptions.map((course) => ({ kind: 'course' as const, ...course, available: true })),
  ];
}
