import { describe, expect, test } from '@jest/globals';
import { paymentOptions } from '@aarohan/shared/orders';
import { priceCart } from '../cart/cart-rules.ts';
import { orderLines, priceOption } from './order-rules.ts';

const rupees = (amount: number): number => Math.round(amount * 100);

const program = {
  id: 'p',
  name: 'Program',
  quantity: 2,
  feeStudent: rupees(5000),
  feeProfessional: rupees(10_000),
  registrationStudent: rupees(500),
  registrationProfessional: rupees(1000),
  booking: rupees(1000),
  firstInstallment: rupees(2500),
};
const course = { uuid: 'c', name: 'Course', quantity: 3, price: rupees(500) };

describe('priceOption', () => {
  test('When an option is chosen, then it costs the cart’s amount of that name', () => {
    const priced = priceCart([course], [program]);
    expect(paymentOptions.map((option) => [option, priceOption(priced, option, rupees(1))])).toEqual([
      ['total', priced.totalAmount],
      ['registration', priced.registrationFee],
      ['payFullAmount', priced.payFullAmount],
      ['firstInstallment', priced.firstinstallmentFee],
      ['booking', priced.bookingAmount],
      ['studentRegistration', priced.studentRegistration],
      ['professionalRegistration', priced.professionalRegistration],
      ['installmentStudents', priced.installmentStudents],
      ['installmentProfessional', priced.installmentProfessional],
      ['other', rupees(1)],
    ]);
  });

  test('When the cart holds courses alone, then the options of programs do not exist', () => {
    const priced = priceCart([course], []);
    expect(paymentOptions.filter((option) => priceOption(priced, option, rupees(1)) !== undefined)).toEqual([
      'total',
      'payFullAmount',
      'other',
    ]);
  });

  test.each([
    ['nothing', 0, false],
    ['less than nothing', -1, false],
    ['a paisa', 1, true],
    ['all that is due', rupees(1770), true],
    ['a paisa more', rupees(1770) + 1, false],
  ])('When the custom amount is %s, then it is taken or not', (_, offered, isTaken) => {
    expect(priceOption(priceCart([course], []), 'other', offered)).toBe(isTaken ? offered : undefined);
  });
});

describe('orderLines', () => {
  test('When a student pays, then the lines carry today’s prices with GST', () => {
    expect(orderLines([course], [program], 'total')).toEqual([
      { kind: 'course', itemId: 'c', name: 'Course', quantity: 3, price: rupees(590), subtotal: rupees(1770) },
      { kind: 'product', itemId: 'p', name: 'Program', quantity: 2, price: rupees(5900), subtotal: rupees(11_800) },
    ]);
  });

  test.each(['professionalRegistration', 'installmentProfessional'] as const)(
    'When %s is paid, then programs are at the professional fee',
    (option) => {
      expect(orderLines([], [program], option)).toMatchObject([{ price: rupees(11_800), subtotal: rupees(23_600) }]);
    },
  );
});
