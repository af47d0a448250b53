import { randomBytes } from 'node:crypto';

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** 120 random bits in 24 letters and digits: what PayU's `txnid`, Cashfree's `order_id` and UPI's `tr` all allow. */
export const newAttemptId = (): string => Array.from(randomBytes(24), (byte) => alphabet.charAt(byte % alphabet.length)).join('');
