import { z } from 'zod';
import { defineCalls } from './call.ts';
import { Id } from './id.ts';

const rupees = z.number();

/** A line of the order that is paid; `subtotal` in rupees with GST. */
export const OrderedItem = z.object({ productName: z.string(), quantity: z.int(), subtotal: rupees });
export type OrderedItem = z.infer<typeof OrderedItem>;

const OrderId = z.object({ orderId: Id });

/** What a UPI app needs (spec 2 §3): `qrCode` is a picture of `upiLink` as a data address. */
const UpiPayment = z.object({
  status: z.literal('success'),
  qrCode: z.string(),
  upiLink: z.string(),
  upiId: z.string(),
  totalAmount: rupees,
  paymentId: z.string(),
  transactionId: z.string(),
  productDetails: z.array(OrderedItem),
  expiresAt: z.iso.datetime(),
});
export type UpiPayment = z.infer<typeof UpiPayment>;

/** `PAID` only when the money counts for the order; `REVIEW`: money arrived that does not fit, and the institute looks into it. */
export const OrderStatus = z.enum(['PAID', 'PENDING', 'FAILED', 'EXPIRED', 'REVIEW']);
export type OrderStatus = z.infer<typeof OrderStatus>;

export const paymentCalls = defineCalls({
  'POST /api/addCashFreePayment': {
    summary: 'Start paying an order by Cashfree',
    body: OrderId,
    /** `mode` is the SDK's; `embedded`: the session is opened by a form post to `checkoutUrl`, which is the sandbox of this installation */
    answer: z.object({
      payment_session_id: z.string(),
      transactionId: z.string(),
      totalAmount: rupees,
      mode: z.enum(['embedded', 'sandbox', 'production']),
      checkoutUrl: z.string().nullable(),
    }),
  },
  'POST /api/pay': {
    summary: 'Start paying an order by PayU',
    /** Who pays is told by the session; `userId` is what the page remembers and decides nothing. */
    body: OrderId.extend({ userId: z.string().max(500).nullish() }),
    answer: z.object({
      paymentLink: z.string(),
      totalAmount: rupees,
      productDetails: z.array(OrderedItem),
      paymentId: z.string(),
      hash: z.string(),
      expiresAt: z.iso.datetime(),
    }),
  },
  'POST /api/upiTransaction': { summary: 'Start paying an order by UPI, from the merchant checkout', body: OrderId, answer: UpiPayment },
  'POST /api/upiTransactionWithIdfc': { summary: 'Start paying an order by UPI, from the order page', body: OrderId, answer: UpiPayment },
  'GET /api/getOrderStatus': {
    summary: 'Whether the order of a transaction is paid',
    query: z.object({ transactionId: Id }),
    /** `success` is true only with `PAID`; `message` is for the visitor */
    answer: z.object({ success: z.boolean(), orderStatus: OrderStatus, message: z.string() }),
  },
});
