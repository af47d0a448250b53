/** Money is an integer number of paise. The spec's rupee fields are made at the border, by this file. */

/** GST on education services here, in percent (spec 3 §9). */
export const gstPercent = 18;

export interface TaxedAmount {
  /** paise */
  net: number;
  /** paise */
  tax: number;
  /** paise */
  gross: number;
}

/** Adds GST to a net amount of paise; half a paisa rounds up. */
export function withGst(net: number): TaxedAmount {
  const tax = Math.round((net * gstPercent) / 100);
  return { net, tax, gross: net + tax };
}

/** Splits an amount of paise that contains GST. */
export function splitGst(gross: number): TaxedAmount {
  const net = Math.round((gross * 100) / (100 + gstPercent));
  return { net, tax: gross - net, gross };
}

/** paise → rupees, at most two decimals */
export const toRupees = (paise: number): number => paise / 100;

/** rupees with at most two decimals → paise; throws on more, because no rule may round money that was typed. */
export function toPaise(rupees: number): number {
  const paise = Math.round(rupees * 100);
  if (!Number.isSafeInteger(paise) || Math.abs(rupees * 100 - paise) > 1e-6) throw new RangeError(`not an amount of money: ${rupees}`);
  return paise;
}

const whole = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 });
const exact = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', minimumFractionDigits: 2 });

/** paise → `₹1,00,000`, or `₹1,00,000.50` where there are paise */
export const formatMoney = (paise: number): string => (paise % 100 === 0 ? whole : exact).format(paise / 100);
