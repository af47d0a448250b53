import { describe, expect, test } from '@jest/globals';
import { priceCart, type PricedProgram } from './cart-rules.ts';

const rupees = (amount: number): number => amount * 100;

const aProgram = (change: Partial<PricedProgram> = {}): PricedProgram => ({
  quantity: 1,
  feeStudent: rupees(5000),
  feeProfessional: rupees(10_000),
  registrationStudent: rupees(500),
  registrationProfessional: rupees(1000),
  booking: rupees(1000),
  firstInstallment: rupees(2500),
  ...change,
});
const sixteenWeeks = aProgram({ feeStudent: rupees(59_900), feeProfessional: rupees(59_900), firstInstallment: rupees(30_000) });
const twelveWeeks = aProgram({ feeStudent: rupees(40_000), feeProfessional: rupees(40_000), firstInstallment: rupees(20_000) });
const extended = aProgram({ feeStudent: rupees(10_000), feeProfessional: rupees(30_000), firstInstallment: rupees(5000) });
const aCourse = { quantity: 1, price: rupees(500) };

const nothing = Object.fromEntries(Object.keys(priceCart([], [])).map((name) => [name, 0]));

describe('priceCart', () => {
  test('When the cart holds one program at the usual fee, then every amount is the one of the specification', () => {
    expect(priceCart([], [aProgram()])).toEqual({
      registrationFee: rupees(590),
      payFullAmount: rupees(5900),
      firstinstallmentFee: rupees(2950),
      secondinstallmentFee: rupees(2950),
      bookingAmount: rupees(1180),
      studentFee: rupees(5900),
      professionalFee: rupees(11_800),
      studentRegistration: rupees(590),
      professionalRegistration: rupees(1180),
      installmentStudents: rupees(5900),
      installmentProfessional: rupees(11_800),
      totalAmount: rupees(5900),
      taxAmount: rupees(900),
      dueAmount: rupees(5900),
    });
  });

  test('When the cart holds courses alone, then nothing is asked for programs', () => {
    const total = { payFullAmount: rupees(1180), totalAmount: rupees(1180), dueAmount: rupees(1180), taxAmount: rupees(180) };
    expect(priceCart([{ ...aCourse, quantity: 2 }], [])).toEqual({ ...nothing, ...total });
  });

  test.each([
    ['sixteen weeks', [sixteenWeeks], 70_682, 10_782, 70_682, 70_682, 35_282],
    ['twelve weeks', [twelveWeeks], 47_200, 7200, 47_200, 47_200, 23_600],
    ['10,000 and 30,000', [extended], 11_800, 1800, 11_800, 35_400, 5900],
    ['three seats', [aProgram({ quantity: 3 })], 17_700, 2700, 17_700, 35_400, 8850],
    ['two programs', [sixteenWeeks, aProgram()], 76_582, 11_682, 76_582, 82_482, 38_232],
  ])(
    'When the cart holds %s and a course, then the course is added to the total only',
    (_, programs, fee, tax, student, professional, second) => {
      expect(priceCart([aCourse], programs)).toMatchObject({
        totalAmount: rupees(fee + 590),
        taxAmount: rupees(tax + 90),
        studentFee: rupees(student),
        professionalFee: rupees(professional),
        secondinstallmentFee: rupees(second),
      });
    },
  );

  test('When GST of one piece has to be rounded, then the total is still a multiple of the price shown', () => {
    const priced = priceCart([{ quantity: 3, price: 333 }], []);
    expect(priced).toMatchObject({ totalAmount: 3 * 393, taxAmount: 3 * 60 });
  });
});
