import type { Tx } from '../../db/db.ts';
import { financialYearOf, receiptNumberOf } from './receipt-rules.ts';
import { insertReceipt, takeReceiptNumber } from './receipt-store.ts';
import type { Receipt } from './receipt-tables.ts';

/** Gives a paid order its number, in the transaction that makes it paid; the mail follows by itself. */
export async function issueReceipt(tx: Tx, receipt: Omit<Receipt, 'number' | 'issuedAt' | 'sentAt'>, now: Date): Promise<void> {
  const year = financialYearOf(now);
  await insertReceipt(tx, { ...receipt, number: receiptNumberOf(year, await takeReceiptNumber(tx, year)), issuedAt: now });
}
