import type { Answer } from '@aarohan/shared/http';

type OrderStatusAnswer = Answer<'GET /api/getOrderStatus'>;

/** What the API says of a transaction that nobody has paid yet; say only what matters. */
export const anOrderStatus = (about: Partial<OrderStatusAnswer> = {}): OrderStatusAnswer => ({
  success: about.orderStatus === 'PAID',
  orderStatus: 'PENDING',
  message: 'We are waiting for the bank’s answer.',
  ...about,
});
