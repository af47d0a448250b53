import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Tx } from '../db/db.ts';
import { idempotencyKeys } from './idempotency-tables.ts';

export type KeyRow = typeof idempotencyKeys.$inferSelect;
export type KeyName = Pick<KeyRow, 'sender' | 'key'>;

/** Takes a key that nobody holds; false when somebody was first. */
export async function reserveKey(tx: Tx, row: Omit<KeyRow, 'answer'>): Promise<boolean> {
  const inserted = await tx.insert(idempotencyKeys).values(row).onConflictDoNothing().returning({ key: idempotencyKeys.key });
  return inserted.length === 1;
}

export async function findKey(tx: Tx, name: KeyName): Promise<KeyRow | undefined> {
  const [row] = await tx.select().from(idempotencyKeys).where(isNamed(name));
  return row;
}

/** Takes over from a process that died before it could answer; false when somebody else did. */
export async function takeOverKey(tx: Tx, name: KeyName, now: Date, runsUntil: Date): Promise<boolean> {
  const taken = await tx
    .update(idempotencyKeys)
    .set({ runsUntil })
    .where(and(isNamed(name), isNull(idempotencyKeys.answer), lt(idempotencyKeys.runsUntil, now)))
    .returning({ key: idempotencyKeys.key });
  return taken.length === 1;
}

export async function storeAnswer(tx: Tx, name: KeyName, answer: string): Promise<void> {
  await tx.update(idempotencyKeys).set({ answer }).where(isNamed(name));
}

export async function releaseKey(tx: Tx, name: KeyName): Promise<void> {
  await tx.delete(idempotencyKeys).where(isNamed(name));
}

export async function deleteOldKeys(tx: Tx, now: Date): Promise<void> {
  await tx.delete(idempotencyKeys).where(lt(idempotencyKeys.expiresAt, now));
}

const isNamed = ({ sender, key }: KeyName) => and(eq(idempotencyKeys.sender, sender), eq(idempotencyKeys.key, key));
