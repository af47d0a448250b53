import { gstPercent, splitGst } from '@aarohan/shared/money';

/** India's financial year of a moment, 1 April to 31 March in Kolkata: `26-27`. */
export function financialYearOf(moment: Date): string {
  const [year = 0, month = 0] = indianDay.format(moment).split('-').map(Number);
  const first = month >= 4 ? year : year - 1;
  return [first, first + 1].map((each) => String(each % 100).padStart(2, '0')).join('-');
}

const indianDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata', dateStyle: 'short' });

/** `RV/26-27/000123`, at most the 16 characters that rule 46 of the CGST Rules allows. */
export const receiptNumberOf = (financialYear: string, number: number): string => `RV/${financialYear}/${String(number).padStart(6, '0')}`;

export interface TaxLine {
  label: string;
  /** paise */
  amount: number;
}

export interface ReceiptTax {
  /** paise */
  net: number;
  taxes: TaxLine[];
  placeOfSupply: string;
}

/**
 * Splits what was paid: within West Bengal in CGST and SGST, elsewhere IGST. The order asks for no state, so the
 * PIN code tells it: 70 to 74 but for Sikkim (737) and the Andaman and Nicobar Islands (744).
 *
 * @param gross paise
 */
export function receiptTax(gross: number, pin: string): ReceiptTax {
  const { net, tax } = splitGst(gross);
  if (!/^7[0-4]/.test(pin) || /^(737|744)/.test(pin)) {
    return { net, taxes: [{ label: `IGST ${gstPercent}%`, amount: tax }], placeOfSupply: 'Outside West Bengal (inter-state)' };
  }
  const central = Math.floor(tax / 2);
  const taxes = [
    { label: `CGST ${gstPercent / 2}%`, amount: central },
    { label: `SGST ${gstPercent / 2}%`, amount: tax - central },
  ];
  return { net, taxes, placeOfSupply: 'West Bengal (19)' };
}
