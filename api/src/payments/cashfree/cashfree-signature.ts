import { createHmac, timingSafeEqual } from 'node:crypto';

/** Base64 of HMAC-SHA256 over timestamp and body, byte by byte as sent (Cashfree, "Webhook signature verification"). */
export const signWebhook = (secret: string, timestamp: string, body: Buffer | string): string =>
  createHmac('sha256', secret).update(timestamp).update(body).digest('base64');

const oldest = 24 * 60 * 60_000;
const mostAhead = 5 * 60_000;

/** Whether the vendor sent this, and within a day: it repeats a webhook for up to 40 minutes, and longer by other policies. */
export function isGenuineWebhook(
  secret: string,
  { signature, timestamp, body, now }: { signature: unknown; timestamp: unknown; body: Buffer; now: Date },
): boolean {
  if (typeof signature !== 'string' || typeof timestamp !== 'string' || !/^\d{10,13}$/.test(timestamp)) return false;
  const expected = Buffer.from(signWebhook(secret, timestamp, body));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
  const age = now.getTime() - Number(timestamp) * (timestamp.length === 10 ? 1000 : 1);
  return age <= oldest && age >= -mostAhead;
}
