import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { callGateway, type Fetch } from '../call-gateway.ts';
import { GatewayProblem, type Gateway, type ReportedPayment } from '../gateway.ts';
import { ReportedAmount } from '../rupee-text.ts';
import type { Payee } from './upi-link.ts';

export interface UpiSettings {
  payee: Payee;
  /** of the bank's adapter */
  apiUrl: string;
  secret: string;
}

export interface UpiGateway extends Gateway {
  payee: Payee;
  isGenuine: (signature: unknown, body: Buffer) => boolean;
}

const Collection = z.object({
  payments: z.array(z.object({ rrn: z.string().min(1).max(40), amount: ReportedAmount, status: z.enum(['SUCCESS', 'PENDING', 'FAILED']) })),
});

/** Hex of HMAC-SHA256 over the body. */
export const signCallback = (secret: string, body: Buffer | string): string => createHmac('sha256', secret).update(body).digest('hex');

/**
 * UPI straight to the institute's bank. The bank's own protocol is given out with its contract, so this speaks a plain
 * one that an adapter translates: `GET {apiUrl}/collections/{tr}` answers the payments with that reference, a signed
 * callback announces them. Without either nobody learns that money came: a link or a QR code tells the page nothing.
 */
export function upiGateway({ payee, apiUrl, secret }: UpiSettings, fetch: Fetch): UpiGateway {
  const ask = async (attemptId: string): Promise<ReportedPayment[]> => {
    const headers = { authorization: `Bearer ${secret}` };
    const { status, body } = await callGateway(fetch, `${apiUrl}/collections/${encodeURIComponent(attemptId)}`, { headers });
    if (status === 404) return [];
    const { data } = Collection.safeParse(body);
    if (status !== 200 || !data) throw new GatewayProblem(`The bank does not tell a collection: ${status}`);
    return data.payments.map(({ rrn, amount, status: word }) => ({ id: rrn, state: states[word], amount }));
  };
  return { payee, ask, isGenuine: (signature, body) => isSame(signature, signCallback(secret, body)) };
}

const states = { SUCCESS: 'success', PENDING: 'pending', FAILED: 'failed' } as const;

function isSame(given: unknown, expected: string): boolean {
  if (typeof given !== 'string') return false;
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
