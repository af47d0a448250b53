import { describe, expect, test } from '@jest/globals';
import { financialYearOf, receiptNumberOf, receiptTax } from './receipt-rules.ts';

describe('financialYearOf', () => {
  test.each([
    ['2026-03-31T18:29:59Z', '25-26'],
    ['2026-03-31T18:30:00Z', '26-27'],
    ['2026-12-01T06:00:00Z', '26-27'],
    ['2027-01-01T00:00:00Z', '26-27'],
    ['2099-04-01T00:00:00Z', '99-00'],
  ])('When it is %s, then the year in India is %s', (moment, year) => {
    expect(financialYearOf(new Date(moment))).toBe(year);
  });
});

test.each([
  [1, 'RV/26-27/000001'],
  [999_999, 'RV/26-27/999999'],
  [1_000_000, 'RV/26-27/1000000'],
])('When the number is %d, then it is written %s, in at most 16 characters', (number, text) => {
  expect(receiptNumberOf('26-27', number)).toBe(text);
  expect(text.length).toBeLessThanOrEqual(16);
});

describe('receiptTax', () => {
  const home = {
    net: 50_000,
    taxes: [
      { label: 'CGST 9%', amount: 4500 },
      { label: 'SGST 9%', amount: 4500 },
    ],
    placeOfSupply: 'West Bengal (19)',
  };
  const away = { net: 50_000, taxes: [{ label: 'IGST 18%', amount: 9000 }], placeOfSupply: 'Outside West Bengal (inter-state)' };

  test.each([
    ['700016', home],
    ['743330', home],
    ['737101', away],
    ['744101', away],
    ['560001', away],
    ['751001', away],
  ])('When the PIN code is %s, then the tax goes where it belongs', (pin, tax) => {
    expect(receiptTax(59_000, pin)).toEqual(tax);
  });

  test.each([1, 99, 100, 101, 12_345, 590_001, 7_068_200])('When %d paise are paid, then the parts add up to them', (gross) => {
    for (const pin of ['700016', '560001']) {
      const { net, taxes } = receiptTax(gross, pin);
      expect(taxes.reduce((sum, { amount }) => sum + amount, net)).toBe(gross);
    }
  });
});
