/**
 * A phone number as people type it (`98765 43210`, `+91-98765-43210`, `09876543210`) → E.164. Without a
 * country code it is an Indian mobile number.
 *
 * @returns undefined when it is none
 */
export function toE164(typed: string): string | undefined {
  const digits = typed.replace(/[\s().-]/g, '').replace(/^00/, '+');
  const indian = /^(?:\+?91|0)?([6-9]\d{9})$/.exec(digits);
  if (indian) return `+91${indian[1]}`;
  return /^\+(?!91)[1-9]\d{7,14}$/.test(digits) ? digits : undefined;
}
