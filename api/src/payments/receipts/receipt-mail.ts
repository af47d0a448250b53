import { institute } from '@aarohan/shared/brand';
import { formatDay } from '@aarohan/shared/dates';
import { formatMoney } from '@aarohan/shared/money';
import { mailOf } from '../../mail/mail-layout.ts';
import type { Letter } from '../../mail/outbox.ts';
import type { Order } from '../../orders/order-tables.ts';
import type { Receipt } from './receipt-tables.ts';

/** Tells a payer that the money arrived; the receipt is attached. */
export function receiptMail(order: Order, receipt: Receipt, pdf: Buffer): Letter {
  return {
    to: order.email,
    subject: `Receipt ${receipt.number} for your payment of ${formatMoney(receipt.amount)}`,
    ...mailOf({
      heading: `Thank you, ${order.firstname}`,
      paragraphs: [
        `We have received your payment of ${formatMoney(receipt.amount)}. Your receipt is attached to this mail.`,
        'Our admissions desk writes to this address about your next steps within 24 hours.',
      ],
      facts: [
        ['Receipt', receipt.number],
        ['Paid on', formatDay(receipt.issuedAt.toISOString())],
        ['For', order.lines.map(({ name, quantity }) => (quantity > 1 ? `${name} × ${quantity}` : name)).join(', ')],
        ['Order', order.id],
        ['Transaction', receipt.attemptId],
      ],
      reason: `You receive this mail because an order with this address was paid on ${institute.website}.`,
    }),
    attachments: [
      { filename: `${receipt.number.replaceAll('/', '-')}.pdf`, contentType: 'application/pdf', base64: pdf.toString('base64') },
    ],
  };
}
