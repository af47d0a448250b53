import { describe, expect, test } from '@jest/globals';
import { isGenuineWebhook, signWebhook } from './cashfree-signature.ts';

const secret = 'cfsk_test_local_secret_1';

/** Made once by the vendor's own package, `cashfree-pg` 6.0.6. */
const vectors = [
  {
    secret,
    timestamp: '1746427759733',
    signature: 'RY19zuy7T7CC+Pq1NlZlBWQXKV0l+0GITJ7KhuJOCxY=',
    body: '{"data":{"order":{"order_id":"ORD-1001","order_amount":2360.00,"order_currency":"INR","order_tags":null},"payment":{"cf_payment_id":"1453002795","payment_status":"SUCCESS","payment_amount":2360.00,"payment_currency":"INR","payment_message":"00::Transaction success","payment_time":"2026-01-15T12:20:29+05:30","bank_reference":"601512345678","auth_id":null,"payment_method":{"upi":{"channel":"link","upi_id":"asha@examplebank"}},"payment_group":"upi"},"customer_details":{"customer_name":"Asha","customer_id":"user77","customer_email":"asha@example.com","customer_phone":"9999999999"}},"event_time":"2026-01-15T12:20:30+05:30","type":"PAYMENT_SUCCESS_WEBHOOK"}',
  },
  {
    secret,
    timestamp: '1746427760000',
    signature: 'OTeX6uI04YAruIR5SMZKtJC78lh6KdxRiNsaoQRnhco=',
    body: '{"data":{"order":{"order_id":"ORD-1002","order_amount":590.00,"order_currency":"INR","order_tags":null},"payment":{"cf_payment_id":"1453002796","payment_status":"FAILED","payment_amount":590.00,"payment_currency":"INR","payment_message":"Transaction failed","payment_time":"2026-01-15T12:25:00+05:30","bank_reference":null,"auth_id":null,"payment_method":null,"payment_group":"credit_card"},"customer_details":{"customer_name":null,"customer_id":"user78","customer_email":"ravi.k@example.co.in","customer_phone":"8888888888"},"error_details":{"error_code":"TRANSACTION_DECLINED","error_description":"declined by issuer","error_reason":"auth_declined","error_source":"customer"}},"event_time":"2026-01-15T12:25:01+05:30","type":"PAYMENT_FAILED_WEBHOOK"}',
  },
  {
    secret: 'another-secret',
    timestamp: '1700000000',
    signature: 'riM7gEMuDwTPJqWsAWBrOUcZsflg2Y4ujVutY49INmE=',
    body: '{"type":"X","note":"फीस"}',
  },
];
const [first] = vectors;

const isGenuine = (changes: Partial<{ signature: unknown; timestamp: unknown; body: string; secret: string; now: Date }> = {}): boolean => {
  const { body, now = new Date(1_746_427_760_000), ...rest } = { ...first, ...changes };
  return isGenuineWebhook(rest.secret ?? secret, {
    signature: rest.signature,
    timestamp: rest.timestamp,
    body: Buffer.from(body ?? ''),
    now,
  });
};

describe('the signature of a webhook', () => {
  test.each(vectors)('When the vendor signed at $timestamp, then ours is the same', ({ secret: key, timestamp, body, signature }) => {
    expect(signWebhook(key, timestamp, Buffer.from(body))).toBe(signature);
  });

  test('When all is as it was signed, then it is genuine', () => {
    expect(isGenuine()).toBe(true);
  });

  test.each([
    ['the body was parsed and written again', { body: JSON.stringify(JSON.parse(first?.body ?? '')) }],
    ['the body got a line break', { body: `${first?.body}\n` }],
    ['the timestamp is another one', { timestamp: '1746427759734' }],
    ['the secret is another one', { secret: 'sandbox-secret' }],
    ['there is no signature', { signature: undefined }],
    ['the signature is empty', { signature: '' }],
    ['the signature comes twice', { signature: [first?.signature, first?.signature] }],
    ['there is no timestamp', { timestamp: undefined }],
    ['the timestamp is no number', { timestamp: 'now' }],
  ])('When %s, then it is forged', (_, changes) => {
    expect(isGenuine(changes)).toBe(false);
  });

  test.each([
    ['a day old', 86_400_000, true],
    ['older than a day', 86_400_001, false],
    ['five minutes ahead', -300_000, true],
    ['further ahead', -300_001, false],
  ])('When it is %s, then that counts or not', (_, age, counts) => {
    expect(isGenuine({ now: new Date(1_746_427_759_733 + age) })).toBe(counts);
  });

  test('When the timestamp is in seconds, then its age is right as well', () => {
    const [, , utf8] = vectors;
    expect(isGenuine({ ...utf8, now: new Date(1_700_000_060_000) })).toBe(true);
    expect(isGenuine({ ...utf8, now: new Date(1_700_100_000_000) })).toBe(false);
  });
});
