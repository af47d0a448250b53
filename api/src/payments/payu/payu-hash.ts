import { createHash, timingSafeEqual } from 'node:crypto';

/** PayU's fields that stand in a hash, as they are posted. */
export interface HashedFields {
  key: string;
  txnid: string;
  amount: string;
  productinfo: string;
  firstname: string;
  email: string;
  udf1?: string;
  udf2?: string;
  udf3?: string;
  udf4?: string;
  udf5?: string;
}

/** `key|txnid|amount|productinfo|firstname|email|udf1|udf2|udf3|udf4|udf5||||||SALT` (PayU, "Hashing request and response"). */
export const requestHash = (fields: HashedFields, salt: string): string => sha512([...inOrder(fields), '', '', '', '', '', salt]);

/**
 * `SALT|status||||||udf5|…|udf1|email|firstname|productinfo|amount|txnid|key`, additional charges in front.
 *
 * @param additionalCharges as posted; empty when there are none
 */
export const responseHash = (fields: HashedFields, status: string, salt: string, additionalCharges = ''): string =>
  sha512([...(additionalCharges === '' ? [] : [additionalCharges]), salt, status, ...['', '', '', '', ''], ...inOrder(fields).reverse()]);

/** `key|command|var1|SALT` */
export const commandHash = (key: string, command: string, var1: string, salt: string): string => sha512([key, command, var1, salt]);

export function isSameHash(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

const inOrder = ({
  key,
  txnid,
  amount,
  productinfo,
  firstname,
  email,
  udf1 = '',
  udf2 = '',
  udf3 = '',
  udf4 = '',
  udf5 = '',
}: HashedFields) => [key, txnid, amount, productinfo, firstname, email, udf1, udf2, udf3, udf4, udf5];

const sha512 = (parts: string[]): string => createHash('sha512').update(parts.join('|')).digest('hex');
