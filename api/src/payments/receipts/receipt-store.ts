import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../db/db.ts';
import { receiptNumbers, receipts, type Receipt } from './receipt-tables.ts';

/** The next number of a financial year; whoever else wants one waits until `tx` has ended, so that none is left out. */
export async function takeReceiptNumber(tx: Tx, financialYear: string): Promise<number> {
  const [row] = await tx
    .insert(receiptNumbers)
    .values({ financialYear, last: 1 })
    .onConflictDoUpdate({ target: receiptNumbers.financialYear, set: { last: sql`${receiptNumbers.last} + 1` } })
    .returning();
  if (!row) throw new Error(`No receipt numbers of ${financialYear}.`);
  return row.last;
}

export async function insertReceipt(tx: Tx, receipt: typeof receipts.$inferInsert): Promise<void> {
  await tx.insert(receipts).values(receipt);
}

export async function findUnsentReceipt(tx: Tx, orderId: string): Promise<Receipt | undefined> {
  const [receipt] = await tx
    .select()
    .from(receipts)
    .where(and(eq(receipts.orderId, orderId), isNull(receipts.sentAt)));
  return receipt;
}

export async function listUnsentReceipts(tx: Tx): Promise<string[]> {
  const rows = await tx
    .select({ orderId: receipts.orderId })
    .from(receipts)
    .where(isNull(receipts.sentAt))
    .orderBy(asc(receipts.issuedAt))
    .limit(50);
  return rows.map(({ orderId }) => orderId);
}

/** Whether it is this caller who sends it. */
export async function markReceiptSent(tx: Tx, orderId: string, now: Date): Promise<boolean> {
  const marked = await tx
    .update(receipts)
    .set({ sentAt: now })
    .where(and(eq(receipts.orderId, orderId), isNull(receipts.sentAt)))
    .returning({ orderId: receipts.orderId });
  return marked.length > 0;
}
