import { institute } from '@aarohan/shared/brand';
import type { Order } from '../../orders/order-tables.ts';
import type { Attempt } from '../payment-tables.ts';
import { toRupeeText } from '../rupee-text.ts';
import { requestHash } from './payu-hash.ts';

/** The fields of PayU's hosted checkout, ready to be posted; the salt stays here. The same attempt has the same fields. */
export function payuFields(attempt: Attempt, order: Order, { key, salt }: { key: string; salt: string }, publicUrl: string) {
  const fields = {
    key,
    txnid: attempt.id,
    amount: toRupeeText(attempt.amount),
    productinfo: plain(order.lines.map(({ name }) => name).join(', '), 100, institute.name),
    firstname: plain(order.firstname, 20, 'Student'),
    // PayU takes 50 characters, and an address cut off would be somebody else's.
    email: order.email.length <= 50 && !order.email.includes('|') ? order.email : institute.email,
    phone: order.phone.replace(/^\+91/, ''),
    surl: `${publicUrl}/api/payu/return`,
    furl: `${publicUrl}/api/payu/return`,
  };
  return { ...fields, hash: requestHash(fields, salt) };
}

/** Letters, digits and a little punctuation: what neither a hash nor a form on the way can take for something else. */
function plain(text: string, most: number, instead: string): string {
  const cleaned = text
    .replace(/[^\p{L}\p{M}\d .,()-]/gu, ' ')
    .replace(/ +/g, ' ')
    .trim();
  return Array.from(cleaned).slice(0, most).join('').trim() || instead;
}
