import { lt, sql } from 'drizzle-orm';
import type { Tx } from '../db/db.ts';
import { ApiProblem } from '../errors.ts';
import type { Limit } from './limit-rules.ts';
import { limitCounters } from './limit-tables.ts';

/**
 * Counts one more of something; the count stands when `tx` commits.
 *
 * @param subject whom it is counted for, hashed if personal
 * @throws {ApiProblem} `too-many-tries` with the seconds to wait
 */
export async function countOrRefuse(tx: Tx, limit: Limit, subject: string, now: Date): Promise<void> {
  const resetsAt = new Date(now.getTime() + limit.seconds * 1000);
  const isOver = sql`${limitCounters.resetsAt} <= ${now.toISOString()}::timestamptz`;
  const [counter] = await tx
    .insert(limitCounters)
    .values({ name: limit.name, subject, count: 1, resetsAt })
    .onConflictDoUpdate({
      target: [limitCounters.name, limitCounters.subject],
      set: {
        count: sql`CASE WHEN ${isOver} THEN 1 ELSE ${limitCounters.count} + 1 END`,
        resetsAt: sql`CASE WHEN ${isOver} THEN excluded.resets_at ELSE ${limitCounters.resetsAt} END`,
      },
    })
    .returning();
  if (counter && counter.count > limit.max) {
    throw new ApiProblem('too-many-tries', { retryAfter: Math.max(1, Math.ceil((counter.resetsAt.getTime() - now.getTime()) / 1000)) });
  }
}

export async function deleteOldCounters(tx: Tx, now: Date): Promise<void> {
  await tx.delete(limitCounters).where(lt(limitCounters.resetsAt, now));
}
