import { createHmac } from 'node:crypto';
import { startServer } from '../processes.ts';

const url = 'http://127.0.0.1:4803';
const secret = 'a-secret-of-the-bench';

/** What makes the API take this bank for its own. */
export const bankVariables = { UPI_PAYEE_ADDRESS: 'aarohan.institute@idfcbank', UPI_API_URL: url, UPI_API_SECRET: secret };

/** @param amount rupees, what everybody pays */
export const startBank = (amount: number): Promise<void> =>
  startServer('bench/src/api/bank-server.ts', `${url}/healthz`, { BANK_PORT: new URL(url).port, BANK_AMOUNT: amount.toFixed(2) });

/** What the bank posts when a payment has come: the body and its signature. */
export function aCallback(tr: string): { body: object; headers: Record<string, string> } {
  const body = { tr, rrn: `RRN${tr}`, status: 'SUCCESS' };
  const signature = createHmac('sha256', secret).update(JSON.stringify(body)).digest('hex');
  return { body, headers: { 'x-upi-signature': signature } };
}
