import type { Tx } from '../db/db.ts';
import { brochureRequests } from './lead-tables.ts';

/** Whether this is the first request of the address for the program; only then it is stored. */
export async function insertBrochureRequest(tx: Tx, request: typeof brochureRequests.$inferInsert): Promise<boolean> {
  const inserted = await tx
    .insert(brochureRequests)
    .values(request)
    .onConflictDoNothing({ target: [brochureRequests.productId, brochureRequests.emailKey] })
    .returning({ id: brochureRequests.id });
  return inserted.length > 0;
}
