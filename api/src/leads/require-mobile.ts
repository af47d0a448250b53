import { toE164 } from '../accounts/phone-number.ts';
import { badInput } from '../errors.ts';

/**
 * The number of a lead form's `mobileno` as E.164.
 *
 * @throws bad-input
 */
export function requireMobile(typed: string): string {
  const mobile = toE164(typed);
  if (!mobile) throw badInput({ mobileno: 'Enter a mobile number like 98765 43210.' });
  return mobile;
}
