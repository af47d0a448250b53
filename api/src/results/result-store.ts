import type { ResultRecord } from '@aarohan/shared/results';
import { and, eq, lte } from 'drizzle-orm';
import type { Tx } from '../db/db.ts';
import { results } from './result-tables.ts';

/** The published columns of an address; nothing before they are published. */
export async function findResult(tx: Tx, email: string, now: Date): Promise<ResultRecord | undefined> {
  const [row] = await tx
    .select({ record: results.record })
    .from(results)
    .where(and(eq(results.email, email.toLowerCase()), lte(results.publishedAt, now)));
  return row?.record;
}
