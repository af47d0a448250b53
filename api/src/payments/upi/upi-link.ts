import { toRupeeText } from '../rupee-text.ts';

export interface Payee {
  /** virtual payment address, `name@handle` */
  address: string;
  name: string;
  /** four digits, as the bank issued it */
  merchantCode: string;
}

/**
 * What a UPI app opens, and what the QR code says (NPCI, UPI Linking Specification 1.6). The amount is fixed by being
 * there; blanks are `%20`, because some apps show a `+` as it is.
 *
 * @param amount paise
 */
export function upiLink(payee: Payee, { reference, note, amount }: { reference: string; note: string; amount: number }): string {
  const values: [string, string][] = [
    ['pa', payee.address],
    ['pn', payee.name],
    ['mc', payee.merchantCode],
    ['tr', reference],
    ['tn', note],
    ['am', toRupeeText(amount)],
    ['cu', 'INR'],
  ];
  return `upi://pay?${values.map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%40', '@')}`).join('&')}`;
}
