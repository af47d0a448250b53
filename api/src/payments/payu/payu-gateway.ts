import { z } from 'zod';
import type { Order } from '../../orders/order-tables.ts';
import { callGateway, type Fetch } from '../call-gateway.ts';
import { GatewayProblem, type Gateway, type ReportedPayment } from '../gateway.ts';
import type { Attempt } from '../payment-tables.ts';
import { ReportedAmount } from '../rupee-text.ts';
import { readCallback, type PayuCallback } from './payu-callback.ts';
import { payuFields } from './payu-form.ts';
import { commandHash } from './payu-hash.ts';

export interface PayuSettings {
  key: string;
  salt: string;
  /** where the browser posts the form: `https://secure.payu.in/_payment` */
  checkoutUrl: string;
  /** `https://info.payu.in/merchant/postservice.php?form=2` */
  commandUrl: string;
}

export interface PayuGateway extends Gateway {
  checkoutUrl: string;
  fields: (attempt: Attempt, order: Order) => ReturnType<typeof payuFields>;
  /** What PayU posted to us; undefined unless it is signed. */
  read: (body: Buffer) => PayuCallback | undefined;
}

/** Payments that PayU knows by `txnid`; of an unknown one it says `Not Found`. */
const Verified = z.object({
  transaction_details: z.record(
    z.string(),
    z.object({
      mihpayid: z.coerce.string(),
      status: z.string(),
      transaction_amount: ReportedAmount.optional(),
      amt: ReportedAmount.optional(),
    }),
  ),
});

/** PayU India's hosted checkout (https://docs.payu.in). */
export function payuGateway(settings: PayuSettings, publicUrl: string, fetch: Fetch): PayuGateway {
  const ask = async (attemptId: string): Promise<ReportedPayment[]> => {
    const command = 'verify_payment';
    const hash = commandHash(settings.key, command, attemptId, settings.salt);
    const { status, body } = await callGateway(fetch, settings.commandUrl, {
      method: 'POST',
      body: new URLSearchParams({ key: settings.key, command, var1: attemptId, hash }),
    });
    const { data } = Verified.safeParse(body);
    if (status !== 200 || !data) throw new GatewayProblem(`PayU does not tell a payment: ${status} ${JSON.stringify(body)}`);
    return reportOf(data.transaction_details[attemptId]);
  };
  return {
    checkoutUrl: settings.checkoutUrl,
    fields: (attempt, order) => payuFields(attempt, order, settings, publicUrl),
    read: (body) => readCallback(body, settings),
    ask,
  };
}

function reportOf(known: z.output<typeof Verified>['transaction_details'][string] | undefined): ReportedPayment[] {
  if (!known || known.mihpayid === 'Not Found') return [];
  const amount = known.transaction_amount ?? known.amt;
  if (amount === undefined) throw new GatewayProblem('PayU tells a payment without its amount.');
  const state = known.status === 'success' ? 'success' : known.status === 'failure' ? 'failed' : 'pending';
  return [{ id: known.mihpayid, state, amount }];
}
