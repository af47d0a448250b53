import { eq, isNull } from 'drizzle-orm';
import type { Tx } from '../db/db.ts';
import { users, type User } from './account-tables.ts';

/** @param email lower case */
export async function findUserByEmail(tx: Tx, email: string): Promise<User | undefined> {
  const [user] = await tx.select().from(users).where(eq(users.email, email));
  return user;
}

/** Adds a person, or gives staff who never registered their account; undefined when the address has one already. */
export async function insertRegistered(tx: Tx, user: User): Promise<User | undefined> {
  const { fullname, mobile, passwordHash } = user;
  const [inserted] = await tx
    .insert(users)
    .values(user)
    .onConflictDoUpdate({ target: users.email, set: { fullname, mobile, passwordHash }, setWhere: isNull(users.passwordHash) })
    .returning();
  return inserted;
}

/** Adds a person without a password unless the address is known, and answers who has it now. */
export async function insertUnregistered(tx: Tx, user: User): Promise<User> {
  const [inserted] = await tx.insert(users).values(user).onConflictDoNothing().returning();
  const found = inserted ?? (await findUserByEmail(tx, user.email));
  if (!found) throw new Error('A user vanished while logging in.');
  return found;
}
