import { expect, test } from '@jest/globals';
import { upiLink } from './upi-link.ts';

test.each([
  [
    { address: 'examplecollege@idfcbank', name: 'Example College Pvt Ltd', merchantCode: '8220' },
    { reference: 'ORD20260101A42', note: 'Registration fee', amount: 59_000 },
    'upi://pay?pa=examplecollege@idfcbank&pn=Example%20College%20Pvt%20Ltd&mc=8220&tr=ORD20260101A42&tn=Registration%20fee&am=590.00&cu=INR',
  ],
  [
    { address: 'merchant.ord42@idfcbank', name: 'R&D / Skills', merchantCode: '8299' },
    { reference: 'T1', note: 'Fee 50% + GST', amount: 236_000 },
    'upi://pay?pa=merchant.ord42@idfcbank&pn=R%26D%20%2F%20Skills&mc=8299&tr=T1&tn=Fee%2050%25%20%2B%20GST&am=2360.00&cu=INR',
  ],
])('When %j is paid, then the link is as the linking specification says', (payee, payment, link) => {
  expect(upiLink(payee, payment)).toBe(link);
});
