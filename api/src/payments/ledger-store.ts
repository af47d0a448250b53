import type { Tx } from '../db/db.ts';
import { ledgerEntries, parkedPayments, providerEvents } from './payment-tables.ts';
import type { Rail } from './gateway.ts';

/** Writes a provider's payment down. Answers the entry's number, or undefined when it already stands there. */
export async function insertEntry(tx: Tx, entry: typeof ledgerEntries.$inferInsert): Promise<number | undefined> {
  const [inserted] = await tx.insert(ledgerEntries).values(entry).onConflictDoNothing().returning({ number: ledgerEntries.number });
  return inserted?.number;
}

export async function insertParked(tx: Tx, parked: typeof parkedPayments.$inferInsert): Promise<void> {
  await tx.insert(parkedPayments).values(parked);
}

/** Whether the event is news. */
export async function insertEvent(tx: Tx, event: { rail: Rail; key: string; attemptId: string; receivedAt: Date }): Promise<boolean> {
  const inserted = await tx.insert(providerEvents).values(event).onConflictDoNothing().returning({ key: providerEvents.key });
  return inserted.length > 0;
}
