import { z } from 'zod';
import { defineCalls } from './call.ts';
import { Id } from './id.ts';

/** What a cart can be paid by, in the words of its page (spec 2 §4). Each costs the cart's amount of that name; `other` is a custom amount. */
export const paymentOptions = [
  'total',
  'registration',
  'payFullAmount',
  'firstInstallment',
  'booking',
  'studentRegistration',
  'professionalRegistration',
  'installmentStudents',
  'installmentProfessional',
  'other',
] as const;
export const PaymentOption = z.enum(paymentOptions);
export type PaymentOption = z.infer<typeof PaymentOption>;

const text = (max: number, sentence: string) => z.string(sentence).trim().min(1, sentence).max(max, `Enter at most ${max} characters.`);

/** ₹1 crore, more than any gateway takes at once. */
const maxRupees = 10_000_000;
const hasTwoDecimals = (rupees: number): boolean => Math.abs(rupees * 100 - Math.round(rupees * 100)) < 1e-6;

/** The form of the order page (spec 2 §3). */
export const OrderForm = z.object({
  cartId: Id,
  paymentOption: PaymentOption.default('total'),
  firstname: text(60, 'Enter your first name.'),
  lastname: text(60, 'Enter your last name.'),
  address: text(300, 'Enter your address.'),
  city: text(80, 'Enter your city.'),
  email: z.email('Enter an e-mail address like name@example.com.').max(254, 'Enter an e-mail address like name@example.com.'),
  pin: z
    .string('Enter a PIN code of six digits.')
    .trim()
    .regex(/^[1-9]\d{2} ?\d{3}$/, 'Enter a PIN code of six digits.')
    .transform((pin) => pin.replace(' ', '')),
  phone: text(20, 'Enter a phone number like 98765 43210.'),
  country: text(60, 'Enter your country.'),
  /** rupees: what the page showed, or the custom amount */
  amountPaid: z
    .number('Please enter a valid custom amount.')
    .positive('Please enter a valid custom amount.')
    .max(maxRupees, 'Please enter a valid custom amount.')
    .refine(hasTwoDecimals, 'Enter an amount with at most two decimals.'),
});
export type OrderForm = z.input<typeof OrderForm>;

export const orderCalls = defineCalls({
  'POST /api/addOrder': {
    summary: 'Place an order for a cart',
    body: OrderForm,
    /** `totalAmount`: rupees to pay for this order */
    answer: z.object({ success: z.boolean(), orderId: z.string(), message: z.string(), totalAmount: z.number() }),
  },
});
