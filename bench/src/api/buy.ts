import { cartCalls } from '@aarohan/shared/cart';
import { orderCalls } from '@aarohan/shared/orders';
import { paymentCalls } from '@aarohan/shared/payments';
import { pace, type Stream } from '../load/paced.ts';
import { pacedReport } from '../load/paced-report.ts';
import { get, post } from '../load/send.ts';
import { aCallback } from './bank.ts';
import type { Read } from './reads.ts';

/** rupees: a program with its GST */
export const price = 5_900;

const seconds = 60;
const readsPerSecond = 200;
/** Each makes four writes. */
const buyersPerSecond = 10;

/** Buyers from the cart to the bank's word, while others read the catalogue. */
export async function buy(origin: string, reads: readonly Read[]): Promise<string> {
  await pace(streams(origin, reads, 'warm'), 5);
  const done = await pace(streams(origin, reads, 'buyer'), seconds);
  const title = `${readsPerSecond} reads and ${buyersPerSecond * 4} writes a second for ${seconds} s, from the moment at which each was due`;
  return `${title}\n${pacedReport(done, seconds)}`;
}

function streams(origin: string, reads: readonly Read[], name: string): Stream[] {
  const readOne: Stream = {
    perSecond: readsPerSecond,
    act: async (number, step) => {
      const read = reads[number % reads.length];
      if (read) await step('read', () => get(origin + read.path));
    },
  };
  const buyOne: Stream = {
    perSecond: buyersPerSecond,
    act: async (number, step) => {
      const call = (path: string, body: object, headers = {}): Promise<unknown> => post(`${origin}${path}`, body, number, headers);
      const cart = await step('add to cart', () => call('/api/addToCartTech', { products: [{ productId: 'generative-ai-course' }] }));
      const { cartId } = cartCalls['POST /api/addToCartTech'].answer.parse(cart);
      const order = await step('place order', () => call('/api/addOrder', anOrder(cartId, `${name}-${number}@example.com`)));
      const { orderId } = orderCalls['POST /api/addOrder'].answer.parse(order);
      const payment = await step('start payment', () => call('/api/upiTransaction', { orderId, userId: name }));
      const { paymentId } = paymentCalls['POST /api/upiTransaction'].answer.parse(payment);
      const { body, headers } = aCallback(paymentId);
      await step('callback', () => call('/api/upi/callback', body, headers));
      await step('see it paid', () => assertPaid(origin, paymentId));
    },
  };
  return [readOne, buyOne];
}

const anOrder = (cartId: string, email: string) => ({
  cartId,
  firstname: 'Asha',
  lastname: 'Rao',
  address: '12 Park Street',
  city: 'Kolkata',
  email,
  pin: '700016',
  phone: '9876543210',
  country: 'India',
  amountPaid: price,
});

/** @throws {Error} when the money has not reached the order: figures of callbacks without effect would be worthless */
async function assertPaid(origin: string, transactionId: string): Promise<void> {
  const status = await get(`${origin}/api/getOrderStatus?transactionId=${transactionId}`);
  const { orderStatus } = paymentCalls['GET /api/getOrderStatus'].answer.parse(status);
  if (orderStatus !== 'PAID') throw new Error(`The order of ${transactionId} is ${orderStatus}.`);
}
