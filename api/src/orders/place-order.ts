import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import type { OrderForm } from '@aarohan/shared/orders';
import { formatMoney, toPaise, toRupees } from '@aarohan/shared/money';
import { toE164 } from '../accounts/phone-number.ts';
import { priceCart } from '../cart/cart-rules.ts';
import { listCartCourses, listCartPrograms, requireCart } from '../cart/cart-store.ts';
import type { Tx } from '../db/db.ts';
import { ApiProblem, badInput } from '../errors.ts';
import { limits } from '../limits/limit-rules.ts';
import { countOrRefuse } from '../limits/limit-store.ts';
import type { Parts } from '../parts.ts';
import { keyedHash } from '../secrets.ts';
import type { Viewer } from '../viewer.ts';
import { orderLines, priceOption } from './order-rules.ts';
import { insertOrder } from './order-store.ts';

type Form = z.output<typeof OrderForm>;

/**
 * Places an order for a cart at today's prices. The same form for the same cart is the same order until it is paid,
 * however often and however fast it comes.
 *
 * @throws bad-input, not-found for the cart, product-not-available, amount-differs with the right amount in rupees in `fields.amount`, too-many-tries
 */
export async function placeOrder(
  { db, settings, clock }: Pick<Parts, 'db' | 'settings' | 'clock'>,
  { amountPaid, phone: typed, ...form }: Form,
  viewer: Viewer | null,
  ip: string,
): Promise<{ success: boolean; orderId: string; message: string; totalAmount: number }> {
  const now = clock.now();
  const phone = toE164(typed);
  if (phone === undefined) throw badInput({ phone: 'Enter a phone number like 98765 43210.' });
  await countOrRefuse(db, limits.ordersPerAddress, ip, now);

  const order = await db.transaction(async (tx) => {
    const wanted = await priceWanted(tx, form, toPaise(amountPaid));
    const content = { ...form, ...wanted, phone, email: form.email.toLowerCase(), userId: viewer?.userId ?? null };
    const fingerprint = keyedHash(settings.secret, 'order', JSON.stringify(content));
    return insertOrder(tx, { ...content, id: randomBytes(16).toString('base64url'), status: 'placed', fingerprint, createdAt: now });
  });
  return {
    success: true,
    orderId: order.id,
    message: 'Order placed successfully! Please choose a payment method.',
    totalAmount: toRupees(order.amount),
  };
}

/** @param offered paise: what the page showed, or the custom amount */
async function priceWanted(tx: Tx, { cartId, paymentOption }: Pick<Form, 'cartId' | 'paymentOption'>, offered: number) {
  await requireCart(tx, cartId);
  const courses = await listCartCourses(tx, cartId);
  const programs = await listCartPrograms(tx, cartId);
  if (programs.some(({ available }) => !available)) throw new ApiProblem('product-not-available');
  const priced = priceCart(courses, programs);
  const amount = priceOption(priced, paymentOption, offered);
  if (amount === undefined && paymentOption === 'other') {
    throw badInput({ amountPaid: `Enter an amount above ₹0 and at most ${formatMoney(priced.dueAmount)}.` });
  }
  if (amount === undefined) throw badInput({ paymentOption: 'This cart cannot be paid that way.' });
  if (amount !== offered) throw amountDiffers(amount);
  return { amount, lines: orderLines(courses, programs, paymentOption) };
}

function amountDiffers(amount: number): ApiProblem {
  const sentence = `The amount to pay is ${formatMoney(amount)}.`;
  return new ApiProblem('amount-differs', { sentence, fields: { amountPaid: sentence, amount: String(toRupees(amount)) } });
}
