import { sandboxKeys } from '../gateways.ts';
import { responseHash, type HashedFields } from '../payu/payu-hash.ts';
import { toRupeeText } from '../rupee-text.ts';
import type { SandboxOrder, SandboxPayment } from './sandbox-tables.ts';

/** What the merchant posted to the hosted checkout. */
export const postedFields = ({ request }: SandboxOrder) =>
  request as unknown as HashedFields & { surl: string; furl: string; phone: string };

const statusOf: Record<SandboxPayment['status'], [status: string, unmapped: string]> = {
  SUCCESS: ['success', 'captured'],
  FAILED: ['failure', 'failed'],
  USER_DROPPED: ['failure', 'userCancelled'],
  PENDING: ['pending', 'in progress'],
};

/** The signed fields of surl, furl and webhook. */
export function payuReturn(order: SandboxOrder, payment: SandboxPayment): Record<string, string> {
  const { key, txnid, productinfo, firstname, email, phone, udf1 = '', udf2 = '', udf3 = '', udf4 = '', udf5 = '' } = postedFields(order);
  const [status, unmappedstatus] = statusOf[payment.status];
  const hashed = { key, txnid, amount: toRupeeText(payment.amount), productinfo, firstname, email, udf1, udf2, udf3, udf4, udf5 };
  return {
    mihpayid: payment.id,
    mode: 'UPI',
    status,
    unmappedstatus,
    ...hashed,
    phone,
    addedon: addedOn(payment.paidAt),
    bank_ref_num: payment.id.slice(-12),
    error: status === 'success' ? 'E000' : 'E1605',
    error_Message: status === 'success' ? 'NO ERROR' : 'Transaction not completed',
    payment_source: 'payu',
    hash: responseHash(hashed, status, sandboxKeys.secret),
  };
}

/** One entry of `verify_payment`; PayU tells one payment per `txnid`, a success before anything else. */
export function payuDetails(order: SandboxOrder, payments: readonly SandboxPayment[]): Record<string, unknown> | undefined {
  const payment = payments.find(({ status }) => status === 'SUCCESS') ?? payments.at(-1);
  if (!payment) return undefined;
  const { productinfo, firstname } = postedFields(order);
  const [status, unmappedstatus] = statusOf[payment.status];
  return {
    mihpayid: payment.id,
    request_id: '',
    bank_ref_num: payment.id.slice(-12),
    amt: toRupeeText(payment.amount),
    transaction_amount: toRupeeText(payment.amount),
    txnid: order.id,
    additional_charges: '0.00',
    productinfo,
    firstname,
    bankcode: 'UPI',
    error_code: status === 'success' ? 'E000' : 'E1605',
    addedon: addedOn(payment.paidAt),
    net_amount_debit: status === 'success' ? Number(toRupeeText(payment.amount)) : '0.00',
    mode: 'UPI',
    status,
    unmappedstatus,
  };
}

/** Without a zone, in India's time. */
const addedOn = (moment: Date): string => new Date(moment.getTime() + 330 * 60_000).toISOString().slice(0, 19).replace('T', ' ');
