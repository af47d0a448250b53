import { postMail } from '../../mail/outbox.ts';
import { readOrder } from '../../orders/order-store.ts';
import type { Parts } from '../../parts.ts';
import { drawReceipt } from './draw-receipt.ts';
import { receiptMail } from './receipt-mail.ts';
import { findUnsentReceipt, markReceiptSent } from './receipt-store.ts';

/** Mails an order's receipt unless that has been done; of several callers at once one does. */
export async function sendReceipt({ db, clock, outbox }: Pick<Parts, 'db' | 'clock' | 'outbox'>, orderId: string): Promise<void> {
  const receipt = await findUnsentReceipt(db, orderId);
  if (!receipt) return;
  const order = await readOrder(db, orderId);
  const mail = receiptMail(order, receipt, await drawReceipt(order, receipt));
  const now = clock.now();
  await db.transaction(async (tx) => {
    if (await markReceiptSent(tx, orderId, now)) await postMail(tx, mail, now);
  });
  outbox.poke();
}
