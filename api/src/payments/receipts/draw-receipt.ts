import { institute } from '@aarohan/shared/brand';
import { formatDay } from '@aarohan/shared/dates';
import { formatMoney } from '@aarohan/shared/money';
import { ToWords } from 'to-words';
import { drawBand, drawFacts, drawPanel, drawSection, drawTable, gap } from '../../leads/brochure-blocks.ts';
import type { Order } from '../../orders/order-tables.ts';
import { closePaper, openPaper, write } from '../../pdf/house-paper.ts';
import type { Rail } from '../gateway.ts';
import { receiptTax } from './receipt-rules.ts';
import type { Receipt } from './receipt-tables.ts';

/** Training for a trade or an exam, by the services accounting code. */
const sac = '999293';

/** A paid order's receipt, a receipt voucher in the sense of rule 50 of the CGST Rules, as a PDF file. */
export function drawReceipt(order: Order, receipt: Receipt): Promise<Buffer> {
  const paper = openPaper({ title: `Receipt ${receipt.number}`, subject: 'Receipt voucher', madeAt: receipt.issuedAt });
  const paidOn = formatDay(receipt.issuedAt.toISOString());
  const { net, taxes, placeOfSupply } = receiptTax(receipt.amount, order.pin);

  drawBand(paper, {
    label: `${institute.name} · Receipt voucher`,
    title: formatMoney(receipt.amount),
    line: `${receipt.number} · ${paidOn}`,
  });
  drawFacts(paper, [
    ['Received from', `${order.firstname} ${order.lastname}`],
    ['Address', `${order.address}, ${order.city} ${order.pin}, ${order.country}`],
    ['Contact', `${order.email}, ${order.phone}`],
    ['Paid by', `${railNames[receipt.rail]}, reference ${receipt.providerPaymentId}`],
    ['Transaction', receipt.attemptId],
    ['Order', order.id],
    ['Supply', `${placeOfSupply}, SAC ${sac}`],
  ]);

  drawSection(paper, 'For');
  for (const { name, quantity } of order.lines) write(paper, 'body', quantity > 1 ? `${name} × ${quantity}` : name);
  gap(paper, 4);
  write(paper, 'muted', optionNames[order.paymentOption]);

  drawSection(paper, 'Amount', 110);
  drawTable(
    paper,
    ['', 'Net', ...taxes.map(({ label }) => label), 'Total'],
    [['Received', ...[net, ...taxes.map(({ amount }) => amount), receipt.amount].map(formatMoney)]],
  );
  gap(paper, 6);
  write(paper, 'body', inWords(receipt.amount));

  const { address, legalName, legal } = institute;
  drawPanel(paper, 'Issued by', [
    legalName,
    [...address.lines, `${address.city} ${address.pin}`, address.state, address.country].join(', '),
    `GSTIN ${legal.gstin} · CIN ${legal.cin}`,
    'Made by computer, valid without a signature.',
  ]);
  return closePaper(paper, `${institute.name} · Receipt ${receipt.number}`);
}

const railNames: Record<Rail, string> = { cashfree: 'Cashfree', payu: 'PayU', upi: 'UPI' };

const optionNames: Record<Order['paymentOption'], string> = {
  total: 'Full amount',
  payFullAmount: 'Full amount',
  registration: 'Registration fee',
  studentRegistration: 'Registration fee, student',
  professionalRegistration: 'Registration fee, professional',
  firstInstallment: 'First installment',
  booking: 'Booking amount',
  installmentStudents: 'Program fee, student',
  installmentProfessional: 'Program fee, professional',
  other: 'Part payment',
};

const words = new ToWords({ localeCode: 'en-IN', converterOptions: { currency: true, ignoreZeroCurrency: true } });

/** paise → `Two Thousand Three Hundred Sixty Rupees Only` */
function inWords(paise: number): string {
  return words.convert(paise / 100);
}
