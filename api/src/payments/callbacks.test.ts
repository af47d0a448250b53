import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { anOrder } from '../../testing/orders.ts';
import { postFields, formsOf } from '../../testing/pay-pages.ts';
import { orderStatus, payByPayu, startPayment } from '../../testing/payers.ts';
import { seededApp } from '../../testing/seeded-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { signWebhook } from './cashfree/cashfree-signature.ts';
import { ledgerEntries, providerEvents } from './payment-tables.ts';
import { responseHash } from './payu/payu-hash.ts';
import { signCallback } from './upi/upi-gateway.ts';

let it: TestApp;
let transactionId: string;
const secret = 'sandbox-secret';

beforeAll(async () => {
  it = await seededApp();
});

const events = () => it.parts.db.select().from(providerEvents).where(eq(providerEvents.attemptId, transactionId));
const booked = () => it.parts.db.select().from(ledgerEntries).where(eq(ledgerEntries.attemptId, transactionId));
const post = (url: string, payload: string, headers: Record<string, string>) =>
  it.app.inject({ method: 'POST', url, payload, headers: { origin: 'https://gateway.example', ...headers } });

async function start(call: 'addCashFreePayment' | 'pay' | 'upiTransaction') {
  const answer = await startPayment(it.app, call, await anOrder(it.app));
  const { transactionId: id, paymentId } = answer.json<{ transactionId?: string; paymentId?: string }>();
  transactionId = id ?? paymentId ?? '';
}

describe('Cashfree’s webhook', () => {
  const aWebhook = (changes: object = {}, type = 'PAYMENT_SUCCESS_WEBHOOK') =>
    JSON.stringify({
      data: {
        order: { order_id: transactionId, order_amount: 5900, order_currency: 'INR' },
        payment: { cf_payment_id: '777', payment_status: 'SUCCESS', payment_amount: 5900, ...changes },
      },
      type,
    });
  const send = (body: string, headers: Record<string, string> = {}) => {
    const timestamp = String(it.clock.now().getTime());
    const signed = { 'x-webhook-timestamp': timestamp, 'x-webhook-signature': signWebhook(secret, timestamp, body), ...headers };
    return post('/api/cashfree/webhook', body, { 'content-type': 'application/json', ...signed });
  };
  beforeEach(() => start('addCashFreePayment'));

  test('When it is signed but the gateway does not confirm, then nothing is paid', async () => {
    const answer = await send(aWebhook());
    expect([answer.statusCode, answer.json()]).toEqual([200, { received: true }]);
    expect([await orderStatus(it.app, transactionId), await booked()]).toEqual(['PENDING', []]);
  });

  test.each([
    ['another secret', (timestamp: string, body: string) => signWebhook('guessed', timestamp, body)],
    ['another body', (timestamp: string, body: string) => signWebhook(secret, timestamp, `${body} `)],
    ['another time', (_: string, body: string) => signWebhook(secret, '1', body)],
    ['nothing', () => ''],
  ])('When it is signed for %s, then 400 and nothing is kept', async (_, sign) => {
    const body = aWebhook();
    const signature = sign(String(it.clock.now().getTime()), body);
    const answer = await send(body, { 'x-webhook-signature': signature });
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { message: 'The signature of this message is wrong.' }]);
    expect([await events(), await booked()]).toEqual([[], []]);
  });

  test('When it is a week old, then its signature no longer counts', async () => {
    const timestamp = String(it.clock.now().getTime() - 7 * 86_400_000);
    const body = aWebhook();
    const stale = { 'x-webhook-timestamp': timestamp, 'x-webhook-signature': signWebhook(secret, timestamp, body) };
    expect((await send(body, stale)).statusCode).toBe(400);
    expect(await events()).toEqual([]);
  });

  test('When it is repeated, also all at once, then each is taken and one is kept', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(aWebhook())));
    answers.push(await send(aWebhook()));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await events()).toHaveLength(1);
  });

  test.each([
    ['an unknown type', () => aWebhook({}, 'SOMETHING_NEW_WEBHOOK')],
    ['no payment at all', () => '{"type":"SETTLEMENT_SUCCESS","data":{"settlement":{}}}'],
    ['no JSON', () => 'hello'],
    ['an unknown order', () => aWebhook().replace(transactionId, 'NOBODY')],
    ['a failure', () => aWebhook({ payment_status: 'FAILED' }, 'PAYMENT_FAILED_WEBHOOK')],
  ])('When it is signed and brings %s, then it is taken and pays nothing', async (_, body) => {
    expect((await send(body())).statusCode).toBe(200);
    expect([await orderStatus(it.app, transactionId), await booked()]).toEqual(['PENDING', []]);
  });

  test('When it names the attempt of another rail, then nothing is asked', async () => {
    await start('upiTransaction');
    expect((await send(aWebhook())).statusCode).toBe(200);
    expect(await orderStatus(it.app, transactionId)).toBe('PENDING');
  });

  test.each([
    ['empty', '', 400],
    ['too large', 'x'.repeat(70_000), 413],
  ])('When it is %s, then it is refused', async (_, body, status) => {
    expect((await post('/api/cashfree/webhook', body, { 'content-type': 'text/plain' })).statusCode).toBe(status);
  });
});

describe('PayU’s return', () => {
  /** As PayU would post it for a success. */
  const aReturn = (changes: Record<string, string> = {}, salt = secret): Record<string, string> => {
    const fields = {
      key: 'sandbox-key',
      txnid: transactionId,
      amount: '5900.00',
      productinfo: 'Generative AI',
      firstname: 'Asha',
      email: 'asha.rao@example.com',
      status: 'success',
      mihpayid: '403993000000000001',
      ...changes,
    };
    return { ...fields, hash: responseHash(fields, fields.status, salt) };
  };
  const send = (fields: Record<string, string>, url = '/api/payu/return') => postFields(it.app, url, fields);
  beforeEach(() => start('pay'));

  test.each(['/api/payu/return', '/api/payu/webhook'])(
    'When %s is posted signed but PayU does not confirm, then nothing is paid',
    async (url) => {
      const answer = await send(aReturn(), url);
      expect([answer.statusCode, answer.headers.location]).toEqual(
        url.endsWith('return') ? [303, `/payment_success?transactionId=${transactionId}`] : [200, undefined],
      );
      expect([await orderStatus(it.app, transactionId), await booked()]).toEqual(['PENDING', []]);
    },
  );

  test.each([
    ['the salt was guessed', () => aReturn({}, 'guessed')],
    ['the amount was changed', () => ({ ...aReturn(), amount: '1.00' })],
    ['a failure was made a success', () => ({ ...aReturn({ status: 'failure' }), status: 'success' })],
    ['the transaction was changed', () => ({ ...aReturn(), txnid: 'OTHER' })],
    ['it is for another merchant', () => aReturn({ key: 'other-key' })],
    ['a pipe shifts the fields', () => ({ ...aReturn({ productinfo: 'X', firstname: 'Y|F' }), productinfo: 'X|Y', firstname: 'F' })],
    ['a pipe is signed', () => aReturn({ productinfo: 'X|Y' })],
    ['charges were added', () => ({ ...aReturn(), additionalCharges: '10.50' })],
    ['the hash is missing', () => ({ ...aReturn(), hash: '' })],
    ['everything is missing', () => ({})],
  ])('When %s, then 400 and nothing is kept', async (_, fields) => {
    for (const url of ['/api/payu/return', '/api/payu/webhook']) expect((await send(fields(), url)).statusCode).toBe(400);
    expect([await events(), await booked()]).toEqual([[], []]);
  });

  test('When the hash is in capitals or carries signed charges, then it is PayU’s', async () => {
    const { hash = '', ...fields } = aReturn();
    expect((await send({ ...fields, hash: hash.toUpperCase() })).statusCode).toBe(303);
    const charged = { ...fields, additionalCharges: '10.50' };
    const signed = responseHash(aReturn() as unknown as Parameters<typeof responseHash>[0], 'success', secret, '10.50');
    expect((await send({ ...charged, hash: signed })).statusCode).toBe(303);
  });

  test('When the transaction is none of ours, then the page tells, not we', async () => {
    const answer = await send(aReturn({ txnid: 'NOBODY' }));
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/payment_success?transactionId=NOBODY']);
  });

  test('When an old signed return is posted again after the order is paid, then nothing changes', async () => {
    const order = await anOrder(it.app);
    const { transactionId: id, answer } = await payByPayu(it.app, order, 'Success');
    transactionId = id;
    const [form] = formsOf(answer.body);
    it.clock.pass(86_400);
    for (let time = 0; time < 3; time += 1) expect((await send(form?.fields ?? {})).statusCode).toBe(303);
    expect([await orderStatus(it.app, id), (await booked()).length]).toEqual(['PAID', 1]);
  });
});

describe('the bank’s callback', () => {
  const send = (body: string, signature = signCallback(secret, body)) =>
    post('/api/upi/callback', body, { 'content-type': 'application/json', 'x-upi-signature': signature });
  const aCallback = () => JSON.stringify({ tr: transactionId, rrn: '633412345678', amount: '5900.00', status: 'SUCCESS' });
  beforeEach(() => start('upiTransaction'));

  test('When it is signed but the bank does not confirm, then nothing is paid', async () => {
    expect((await send(aCallback())).statusCode).toBe(200);
    expect([await orderStatus(it.app, transactionId), await booked()]).toEqual(['PENDING', []]);
  });

  test.each(['', 'guessed', signCallback('guessed', '{}')])(
    'When its signature is "%.20s", then 400 and nothing is kept',
    async (signature) => {
      expect((await send(aCallback(), signature)).statusCode).toBe(400);
      expect(await events()).toEqual([]);
    },
  );

  test.each(['hello', '{}', '{"tr":7}'])('When it is signed and says %s, then it is taken and ignored', async (body) => {
    expect((await send(body)).statusCode).toBe(200);
  });
});
