import { beforeAll, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { anOrder } from '../../../testing/orders.ts';
import { payByUpi } from '../../../testing/payers.ts';
import { pdfText } from '../../../testing/pdf-text.ts';
import { seededApp } from '../../../testing/seeded-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { mails } from '../../mail/mail-tables.ts';
import { readOrder } from '../../orders/order-store.ts';
import { createReconciler } from '../create-reconciler.ts';
import { drawReceipt } from './draw-receipt.ts';
import { receipts } from './receipt-tables.ts';
import { sendReceipt } from './send-receipt.ts';

let it: TestApp;

beforeAll(async () => {
  it = await seededApp();
});

const paid = async (changes: object = {}) => {
  const orderId = await anOrder(it.app, changes);
  await payByUpi(it.app, orderId, 'Success');
  return orderId;
};
const mailsTo = (to: string) => it.parts.db.select().from(mails).where(eq(mails.to, to));
const receiptOf = async (orderId: string) => {
  const [receipt] = await it.parts.db.select().from(receipts).where(eq(receipts.orderId, orderId));
  if (!receipt) throw new Error('No receipt.');
  return receipt;
};
const textOf = async (orderId: string) => pdfText(await drawReceipt(await readOrder(it.parts.db, orderId), await receiptOf(orderId)));

describe('a receipt', () => {
  test('When an order is paid, then its mail says what was paid and carries the PDF', async () => {
    const orderId = await paid({ email: 'one@example.com' });
    const receipt = await receiptOf(orderId);
    const mail = await it.lastMail('one@example.com');
    expect(mail).toMatchObject({
      subject: `Receipt ${receipt.number} for your payment of ₹5,900`,
      text: expect.stringContaining('We have received your payment of ₹5,900.'),
      attachments: [{ filename: `${receipt.number.replaceAll('/', '-')}.pdf`, contentType: 'application/pdf', size: expect.any(Number) }],
    });
    for (const part of [receipt.number, orderId, receipt.attemptId, 'Generative AI', '21 Nov 2026']) expect(mail.text).toContain(part);
  });

  test('When its PDF is read, then it holds what the law asks for', async () => {
    const orderId = await paid({ paymentOption: 'other', amountPaid: 1234.56 });
    const { number, providerPaymentId } = await receiptOf(orderId);
    const text = await textOf(orderId);
    for (const part of [
      'Receipt voucher',
      number,
      'Asha Rao',
      '12 Park Street, Kolkata 700016, India',
      `UPI, reference ${providerPaymentId}`,
      'West Bengal (19), SAC 999293',
      'Part payment',
      'CGST 9%',
      'SGST 9%',
      '₹1,046.24',
      '₹94.16',
      '₹1,234.56',
      'One Thousand Two Hundred Thirty Four Rupees And Fifty Six Paise Only',
      'GSTIN 19AAKCA1200M1Z6',
    ]) {
      expect(text).toContain(part);
    }
  });

  test('When the payer lives in another state, then the tax is IGST', async () => {
    const text = await textOf(await paid({ pin: '560001', city: 'Bengaluru' }));
    expect(text).toContain('IGST 18%');
    expect(text).not.toContain('CGST');
  });

  test('When names are long or of another script, then it is drawn all the same', async () => {
    const orderId = await paid({ firstname: 'आशा', lastname: 'x'.repeat(60), address: 'y'.repeat(300) });
    expect(await textOf(orderId)).toContain('₹5,900');
  });

  test('When many orders are paid at once, then their numbers follow each other without a gap', async () => {
    const before = (await it.parts.db.select().from(receipts)).length;
    await Promise.all(Array.from({ length: 6 }, () => paid()));
    const numbers = (await it.parts.db.select({ number: receipts.number }).from(receipts)).map(({ number }) => number).sort();
    expect(numbers).toHaveLength(before + 6);
    expect(numbers).toEqual(numbers.map((_, index) => `RV/26-27/${String(index + 1).padStart(6, '0')}`));
  });

  test('When a financial year begins, then so do the numbers', async () => {
    it.clock.pass(150 * 86_400);
    expect((await receiptOf(await paid())).number).toBe('RV/27-28/000001');
  });

  test('When the process died before the mail was written, then the reconciler writes it, once', async () => {
    const orderId = await paid({ email: 'crash@example.com' });
    await it.parts.db.delete(mails).where(eq(mails.to, 'crash@example.com'));
    await it.parts.db.update(receipts).set({ sentAt: null }).where(eq(receipts.orderId, orderId));
    const reconciler = createReconciler(it.parts, () => undefined);
    await Promise.all([reconciler.run(), sendReceipt(it.parts, orderId), sendReceipt(it.parts, orderId)]);
    await reconciler.run();
    expect(await mailsTo('crash@example.com')).toHaveLength(1);
  });
});
