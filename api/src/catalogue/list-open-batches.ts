import type { Parts } from '../parts.ts';
import { openBatch, type Batch } from './batch-rules.ts';
import { listAllBatches } from './program-store.ts';

/** Which batch of each program is open; programs without batches are left out. */
export async function listOpenBatches({
  db,
  clock,
}: Pick<Parts, 'db' | 'clock'>): Promise<{ products: { id: string; batchNumber: number }[] }> {
  const ofProgram = new Map<string, Batch[]>();
  for (const { productId, ...batch } of await listAllBatches(db)) ofProgram.set(productId, [...(ofProgram.get(productId) ?? []), batch]);
  const now = clock.now();
  const products = [...ofProgram].map(([id, batches]) => ({ id, batchNumber: openBatch(batches, now) }));
  return { products: products.filter((product): product is { id: string; batchNumber: number } => product.batchNumber !== null) };
}
