import type { PaymentOption } from '@aarohan/shared/orders';
import { withGst } from '@aarohan/shared/money';
import type { priceCart, PricedCourse, PricedProgram } from '../cart/cart-rules.ts';

/** One item of an order as it was on that day; `price` and `subtotal` in paise with GST. */
export interface OrderLine {
  kind: 'course' | 'product';
  itemId: string;
  name: string;
  quantity: number;
  price: number;
  subtotal: number;
}

type Priced = ReturnType<typeof priceCart>;

const amountOf: Record<Exclude<PaymentOption, 'other'>, keyof Priced> = {
  total: 'totalAmount',
  registration: 'registrationFee',
  payFullAmount: 'payFullAmount',
  firstInstallment: 'firstinstallmentFee',
  booking: 'bookingAmount',
  studentRegistration: 'studentRegistration',
  professionalRegistration: 'professionalRegistration',
  installmentStudents: 'installmentStudents',
  installmentProfessional: 'installmentProfessional',
};

/**
 * What an option of a priced cart costs, in paise.
 *
 * @param offered the custom amount; it counts with `other` alone
 * @returns undefined for an option that this cart does not have, and for a custom amount of nothing or above what is due
 */
export function priceOption(priced: Priced, option: PaymentOption, offered: number): number | undefined {
  const amount = option === 'other' ? offered : priced[amountOf[option]];
  const most = option === 'other' ? priced.dueAmount : amount;
  return amount > 0 && amount <= most ? amount : undefined;
}

const forProfessionals: ReadonlySet<PaymentOption> = new Set(['professionalRegistration', 'installmentProfessional']);

/** The snapshot of a cart: courses, then programs at the fee of whoever the option is for. */
export function orderLines(
  courses: (PricedCourse & { uuid: string; name: string })[],
  programs: (PricedProgram & { id: string; name: string })[],
  option: PaymentOption,
): OrderLine[] {
  return [
    ...courses.map(({ uuid, name, quantity, price }) => lineOf('course', uuid, name, quantity, price)),
    ...programs.map(({ id, name, quantity, feeStudent, feeProfessional }) =>
      lineOf('product', id, name, quantity, forProfessionals.has(option) ? feeProfessional : feeStudent),
    ),
  ];
}

/** @param net paise for one piece */
function lineOf(kind: OrderLine['kind'], itemId: string, name: string, quantity: number, net: number): OrderLine {
  const { gross } = withGst(net);
  return { kind, itemId, name, quantity, price: gross, subtotal: quantity * gross };
}
