import QRCode from 'qrcode';
import { toRupees } from '@aarohan/shared/money';
import type { OrderedItem, UpiPayment } from '@aarohan/shared/payments';
import { institute } from '@aarohan/shared/brand';
import type { Order } from '../orders/order-tables.ts';
import { GatewayProblem } from './gateway.ts';
import { gatewayOf } from './gateways.ts';
import { openAttempt, type Payer } from './open-attempt.ts';
import type { PaymentParts } from './reconcile-attempt.ts';
import { upiLink } from './upi/upi-link.ts';

/** Opens Cashfree's checkout for an order. @throws as `openAttempt` */
export async function startCashfree(parts: PaymentParts, payer: Payer) {
  const { open, mode } = gatewayOf(parts.gateways, 'cashfree');
  const { attempt, order } = await openAttempt(parts, 'cashfree', payer, open);
  if (attempt.sessionId === null) throw new GatewayProblem('The attempt has no session.');
  return {
    payment_session_id: attempt.sessionId,
    transactionId: attempt.id,
    totalAmount: toRupees(order.amount),
    mode,
    checkoutUrl: mode === 'embedded' ? `${parts.settings.publicUrl}/sandbox/cashfree/pg/view/sessions/checkout` : null,
  };
}

/** Opens PayU's checkout for an order; the link is a page of ours that posts the signed form. @throws as `openAttempt` */
export async function startPayu(parts: PaymentParts, payer: Payer) {
  const { fields } = gatewayOf(parts.gateways, 'payu');
  const { attempt, order } = await openAttempt(parts, 'payu', payer);
  return {
    paymentLink: `${parts.settings.publicUrl}/api/payu/checkout/${attempt.id}`,
    totalAmount: toRupees(order.amount),
    productDetails: itemsOf(order),
    paymentId: attempt.id,
    hash: fields(attempt, order).hash,
    expiresAt: attempt.expiresAt.toISOString(),
  };
}

/** Makes link and QR code of a UPI payment for an order. @throws as `openAttempt` */
export async function startUpi(parts: PaymentParts, payer: Payer): Promise<UpiPayment> {
  const { payee } = gatewayOf(parts.gateways, 'upi');
  const { attempt, order } = await openAttempt(parts, 'upi', payer);
  const link = upiLink(payee, { reference: attempt.id, note: `${institute.shortName} fees`, amount: attempt.amount });
  return {
    status: 'success',
    qrCode: await QRCode.toDataURL(link, { margin: 2, width: 320, errorCorrectionLevel: 'M' }),
    upiLink: link,
    upiId: payee.address,
    totalAmount: toRupees(order.amount),
    paymentId: attempt.id,
    transactionId: attempt.id,
    productDetails: itemsOf(order),
    expiresAt: attempt.expiresAt.toISOString(),
  };
}

const itemsOf = ({ lines }: Order): OrderedItem[] =>
  lines.map(({ name, quantity, subtotal }) => ({ productName: name, quantity, subtotal: toRupees(subtotal) }));
