import { asc, eq } from 'drizzle-orm';
import type { Tx } from '../db/db.ts';
import { ApiProblem } from '../errors.ts';
import { productBatches, productFaqs, productHighlights, productModules, type ProductRow, products } from './program-tables.ts';

export const listProgramsOfKind = (tx: Tx, kind: ProductRow['kind']): Promise<ProductRow[]> =>
  tx.select().from(products).where(eq(products.kind, kind)).orderBy(asc(products.position));

export async function requireProgram(tx: Tx, id: string): Promise<ProductRow> {
  const [program] = await tx.select().from(products).where(eq(products.id, id));
  if (!program) throw new ApiProblem('product-not-found');
  return program;
}

export const listModules = (tx: Tx, id: string) =>
  tx.select().from(productModules).where(eq(productModules.productId, id)).orderBy(asc(productModules.position));

export const listHighlights = (tx: Tx, id: string) =>
  tx.select().from(productHighlights).where(eq(productHighlights.productId, id)).orderBy(asc(productHighlights.position));

export const listFaqs = (tx: Tx, id: string) =>
  tx.select().from(productFaqs).where(eq(productFaqs.productId, id)).orderBy(asc(productFaqs.position));

/** Earliest first. */
export const listBatches = (tx: Tx, id: string) =>
  tx.select().from(productBatches).where(eq(productBatches.productId, id)).orderBy(asc(productBatches.startsAt));

/** Of all programs; of each the earliest first. */
export const listAllBatches = (tx: Tx) =>
  tx.select().from(productBatches).orderBy(asc(productBatches.productId), asc(productBatches.startsAt));
