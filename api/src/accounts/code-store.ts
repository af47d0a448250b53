import { and, eq, gt, lt, ne, sql } from 'drizzle-orm';
import type { Tx } from '../db/db.ts';
import { oneTimeCodes } from './account-tables.ts';
import { maxTries } from './code-rules.ts';

/** When an address asked for codes; holds the address until `tx` ends, so that asks are counted one by one. */
export async function lockAsks(tx: Tx, subject: string, now: Date): Promise<Date[]> {
  await tx.insert(oneTimeCodes).values({ subject, codeHash: '', expiresAt: now, tries: 0, askedAt: [] }).onConflictDoNothing();
  const [row] = await tx
    .select({ askedAt: oneTimeCodes.askedAt })
    .from(oneTimeCodes)
    .where(eq(oneTimeCodes.subject, subject))
    .for('update');
  return row?.askedAt ?? [];
}

/** The newest code takes the place of any earlier one. */
export async function replaceCode(tx: Tx, subject: string, code: { codeHash: string; expiresAt: Date; askedAt: Date[] }): Promise<void> {
  await tx
    .update(oneTimeCodes)
    .set({ ...code, tries: 0 })
    .where(eq(oneTimeCodes.subject, subject));
}

/** Counts a try and answers the hash to compare with; undefined when there is no code that may be tried. */
export async function takeTry(tx: Tx, subject: string, now: Date): Promise<string | undefined> {
  const [row] = await tx
    .update(oneTimeCodes)
    .set({ tries: sql`${oneTimeCodes.tries} + 1` })
    .where(
      and(
        eq(oneTimeCodes.subject, subject),
        ne(oneTimeCodes.codeHash, ''),
        lt(oneTimeCodes.tries, maxTries),
        gt(oneTimeCodes.expiresAt, now),
      ),
    )
    .returning({ codeHash: oneTimeCodes.codeHash });
  return row?.codeHash;
}

/** Uses a code up; false when somebody was first. */
export async function useUpCode(tx: Tx, subject: string, codeHash: string): Promise<boolean> {
  const used = await tx
    .update(oneTimeCodes)
    .set({ codeHash: '' })
    .where(and(eq(oneTimeCodes.subject, subject), eq(oneTimeCodes.codeHash, codeHash)))
    .returning({ subject: oneTimeCodes.subject });
  return used.length === 1;
}

/** @param before a day before now: younger rows still count */
export async function deleteOldCodes(tx: Tx, before: Date): Promise<void> {
  await tx.delete(oneTimeCodes).where(lt(oneTimeCodes.expiresAt, before));
}
