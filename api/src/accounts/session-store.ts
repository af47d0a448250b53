import { and, eq, lt } from 'drizzle-orm';
import type { Tx } from '../db/db.ts';
import { sessions, users, type User } from './account-tables.ts';

export type Session = typeof sessions.$inferSelect;

export async function insertSession(tx: Tx, session: Session): Promise<void> {
  await tx.insert(sessions).values(session);
}

export async function findSession(tx: Tx, tokenHash: string): Promise<{ session: Session; user: User } | undefined> {
  const [row] = await tx
    .select({ session: sessions, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.tokenHash, tokenHash));
  return row;
}

export async function noteSeen(tx: Tx, tokenHash: string, now: Date): Promise<void> {
  await tx
    .update(sessions)
    .set({ lastSeenAt: now })
    .where(and(eq(sessions.tokenHash, tokenHash), lt(sessions.lastSeenAt, now)));
}

export async function deleteSession(tx: Tx, tokenHash: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

export async function deleteEndedSessions(tx: Tx, now: Date): Promise<void> {
  await tx.delete(sessions).where(lt(sessions.endsAt, now));
}
