import { request } from '@aarohan/shared/http';
import { queryOptions } from '@aarohan/shared/query';
import type { OrderedItem } from '@aarohan/shared/payments';

export const paymentMethods = ['payu', 'upi'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** A payment that has been begun and waits for the payer. */
export interface StartedPayment {
  paymentId: string;
  /** rupees */
  totalAmount: number;
  productDetails: OrderedItem[];
  /** ISO; after it the order needs a new payment */
  expiresAt: string;
  /** PayU */
  paymentLink?: string;
  /** UPI */
  upiLink?: string;
  qrCode?: string;
  upiId?: string;
}

/**
 * Begins to pay an order and keeps what was answered as long as the page is open. A query and not a mutation, because the
 * server answers the same open payment however often it is asked.
 */
export const startPaymentQuery = (method: PaymentMethod, { orderId, userId }: { orderId: string; userId: string | undefined }) =>
  queryOptions<StartedPayment>({
    queryKey: ['start payment', method, orderId],
    queryFn: async ({ signal }) => {
      const started =
        method === 'payu'
          ? await request('POST /api/pay', { body: { orderId, userId } }, signal)
          : await request('POST /api/upiTransaction', { body: { orderId } }, signal);
      if (!started.paymentId) throw new Error('The answer is no payment.');
      return started;
    },
    staleTime: Infinity,
    gcTime: 0,
    throwOnError: false,
  });
