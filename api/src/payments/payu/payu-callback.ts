import { z } from 'zod';
import { ProviderWord } from '../provider-word.ts';
import { isSameHash, responseHash } from './payu-hash.ts';

/** With a `|` in it a field could pass for two. */
const hashed = z
  .string()
  .max(500)
  .regex(/^[^|\p{Cc}]*$/u);
const optional = hashed.default('');

const Callback = z.object({
  key: hashed,
  txnid: hashed,
  amount: hashed,
  productinfo: hashed,
  firstname: hashed,
  email: hashed,
  udf1: optional,
  udf2: optional,
  udf3: optional,
  udf4: optional,
  udf5: optional,
  status: hashed,
  additionalCharges: optional,
  additional_charges: optional,
  mihpayid: ProviderWord.default(''),
  hash: z.string(),
});

export interface PayuCallback {
  attemptId: string;
  status: string;
  /** tells a repeat from news */
  key: string;
}

/**
 * Reads what PayU posts to surl, furl and the webhook.
 *
 * @returns undefined unless PayU signed it for this merchant
 */
export function readCallback(body: Buffer, { key, salt }: { key: string; salt: string }): PayuCallback | undefined {
  const { data: posted } = Callback.safeParse(Object.fromEntries(new URLSearchParams(body.toString('utf8'))));
  if (posted?.key !== key) return undefined;
  const charges = posted.additionalCharges || posted.additional_charges;
  if (!isSameHash(posted.hash.toLowerCase(), responseHash(posted, posted.status, salt, charges))) return undefined;
  return { attemptId: posted.txnid, status: posted.status, key: `${posted.mihpayid} ${posted.status}` };
}
