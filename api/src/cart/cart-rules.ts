import { withGst } from '@aarohan/shared/money';

/** A subscription course in a cart; paise, net of GST. */
export interface PricedCourse {
  quantity: number;
  price: number;
}

/** A program in a cart with the amounts of its row; paise, net of GST. */
export interface PricedProgram {
  quantity: number;
  feeStudent: number;
  feeProfessional: number;
  registrationStudent: number;
  registrationProfessional: number;
  booking: number;
  firstInstallment: number;
}

/**
 * What a cart costs, in paise with GST (spec 2 §3 and §9). Each amount is the sum over the lines of
 * quantity × (net + GST of one piece).
 *
 * - `totalAmount`, `payFullAmount`, `dueAmount`: courses at their price and programs at the student fee; nothing is paid in a cart.
 * - `taxAmount`: the GST within `totalAmount`.
 * - the other amounts concern the programs alone and are 0 without one. A registration fee is the first part of the fee, not an addition:
 *   `studentFee` (`installmentStudents`), `professionalFee` (`installmentProfessional`): the programs' fee for either;
 *   `registrationFee` (`studentRegistration`), `professionalRegistration`: what reserves the seats;
 *   `bookingAmount`: what holds them until the next batch;
 *   `firstinstallmentFee` + `secondinstallmentFee` = `studentFee`.
 *
 * Whoever chooses a professional's option owes `professionalFee` in place of `studentFee`.
 */
export function priceCart(courses: PricedCourse[], programs: PricedProgram[]) {
  const subscriptions = sumOf(courses, 'price');
  const student = sumOf(programs, 'feeStudent');
  const professional = sumOf(programs, 'feeProfessional').gross;
  const registration = sumOf(programs, 'registrationStudent').gross;
  const first = sumOf(programs, 'firstInstallment').gross;
  const total = subscriptions.gross + student.gross;
  return {
    registrationFee: registration,
    payFullAmount: total,
    firstinstallmentFee: first,
    secondinstallmentFee: student.gross - first,
    bookingAmount: sumOf(programs, 'booking').gross,
    studentFee: student.gross,
    professionalFee: professional,
    studentRegistration: registration,
    professionalRegistration: sumOf(programs, 'registrationProfessional').gross,
    installmentStudents: student.gross,
    installmentProfessional: professional,
    totalAmount: total,
    taxAmount: subscriptions.tax + student.tax,
    dueAmount: total,
  };
}

/** Sums quantity × one piece with GST, so that a total is always a multiple of the prices shown. */
function sumOf<K extends string>(lines: (Record<K, number> & { quantity: number })[], amount: K) {
  const sum = { tax: 0, gross: 0 };
  for (const line of lines) {
    const { tax, gross } = withGst(line[amount]);
    sum.tax += line.quantity * tax;
    sum.gross += line.quantity * gross;
  }
  return sum;
}
