import { eq } from 'drizzle-orm';
import type { Tx } from '../db/db.ts';
import { seedMarks } from './seed-tables.ts';

/** Whether this call set the mark; somebody who sets it at the same time is waited for. */
export async function markSeeded(tx: Tx, version: number, now: Date): Promise<boolean> {
  const marked = await tx.insert(seedMarks).values({ version, plantedAt: now }).onConflictDoNothing().returning();
  return marked.length > 0;
}

export async function hasSeedMark(tx: Tx, version: number): Promise<boolean> {
  const marks = await tx.select().from(seedMarks).where(eq(seedMarks.version, version));
  return marks.length > 0;
}
