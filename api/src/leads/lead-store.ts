import type { Tx } from '../db/db.ts';
import { contactMessages, super30Requests } from './lead-tables.ts';

export async function insertMessage(tx: Tx, message: typeof contactMessages.$inferInsert): Promise<void> {
  await tx.insert(contactMessages).values(message);
}

/** A further request of the address replaces the first. */
export async function saveSuper30Request(tx: Tx, { emailKey, ...rest }: typeof super30Requests.$inferInsert): Promise<void> {
  await tx
    .insert(super30Requests)
    .values({ emailKey, ...rest })
    .onConflictDoUpdate({ target: super30Requests.emailKey, set: rest });
}
