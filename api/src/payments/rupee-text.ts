import { z } from 'zod';
import { toPaise } from '@aarohan/shared/money';

/** paise → `590.00`, the one text that is shown, hashed and posted */
export const toRupeeText = (paise: number): string => (paise / 100).toFixed(2);

/** A provider's amount of rupees, number or text → paise. */
export const ReportedAmount = z.union([z.number(), z.string().regex(/^\d{1,12}(\.\d+)?$/)]).transform((rupees, context) => {
  try {
    return toPaise(Number(rupees));
  } catch {
    context.addIssue({ code: 'custom', message: 'not an amount of money' });
    return z.NEVER;
  }
});
