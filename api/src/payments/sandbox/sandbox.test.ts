import { beforeAll, describe, expect, test } from '@jest/globals';
import { anOrder } from '../../../testing/orders.ts';
import { formsOf, postFields } from '../../../testing/pay-pages.ts';
import { orderStatus, payByCashfree, payByPayu, pressUpi, startPayment } from '../../../testing/payers.ts';
import { seededApp } from '../../../testing/seeded-app.ts';
import { testApp, type TestApp } from '../../../testing/test-app.ts';
import { commandHash } from '../payu/payu-hash.ts';

let it: TestApp;
let number = 0;

beforeAll(async () => {
  it = await seededApp();
});

const keys = { 'x-client-id': 'sandbox-key', 'x-client-secret': 'sandbox-secret', 'x-api-version': '2025-01-01' };
const cashfree = (method: 'GET' | 'POST' | 'PATCH', path: string, body?: object, headers: Record<string, string> = keys) =>
  it.app.inject({ method, url: `/sandbox/cashfree/pg${path}`, headers, ...(body && { body }) });
const anOrderRequest = (changes: object = {}) => ({
  order_id: `vendor-order-${(number += 1)}`,
  order_amount: 590.5,
  order_currency: 'INR',
  customer_details: { customer_id: 'c1-x', customer_phone: '9876543210' },
  ...changes,
});

describe('the Cashfree of the sandbox', () => {
  test('When an order is created, then it is answered in the vendor’s shape and can be read', async () => {
    const request = anOrderRequest({ order_meta: { return_url: 'https://shop.example/?id={order_id}' }, order_note: 'a note' });
    const created = await cashfree('POST', '/orders', request);
    expect([created.statusCode, created.json()]).toMatchObject([
      200,
      {
        cf_order_id: expect.any(String),
        order_id: request.order_id,
        entity: 'order',
        order_amount: 590.5,
        order_currency: 'INR',
        order_status: 'ACTIVE',
        payment_session_id: expect.stringMatching(/^session_/),
        order_expiry_time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+05:30$/),
        order_note: 'a note',
      },
    ]);
    expect((await cashfree('GET', `/orders/${request.order_id}`)).json()).toEqual(created.json());
    expect((await cashfree('GET', `/orders/${request.order_id}/payments`)).json()).toEqual([]);
  });

  test.each([
    ['without keys', {}, 401, 'authentication_error'],
    ['with a wrong secret', { ...keys, 'x-client-secret': 'x' }, 401, 'authentication_error'],
    ['without a version', { ...keys, 'x-api-version': '' }, 400, 'invalid_request_error'],
  ])('When it is called %s, then it refuses as the vendor does', async (_, headers, status, type) => {
    const answer = await cashfree('POST', '/orders', anOrderRequest(), headers);
    expect([answer.statusCode, answer.json()]).toMatchObject([status, { type, code: expect.any(String), message: expect.any(String) }]);
  });

  test.each([
    { order_amount: 0.99 },
    { order_amount: '590' },
    { order_currency: 'USD' },
    { order_id: 'a b' },
    { order_id: 'x'.repeat(46) },
    { customer_details: { customer_id: 'c1-x', customer_phone: '+91 98765' } },
    { customer_details: undefined },
  ])('When %j is asked for, then 400', async (changes) => {
    expect((await cashfree('POST', '/orders', anOrderRequest(changes))).statusCode).toBe(400);
  });

  test('When a key is used again, then the same order is answered; another body or another key is refused', async () => {
    const request = anOrderRequest();
    const keyed = { ...keys, 'x-idempotency-key': request.order_id };
    const first = await cashfree('POST', '/orders', request, keyed);
    const again = await cashfree('POST', '/orders', request, keyed);
    expect([again.statusCode, again.headers['x-idempotency-replayed'], again.json()]).toEqual([200, 'true', first.json()]);
    expect((await cashfree('POST', '/orders', { ...request, order_amount: 1 }, keyed)).statusCode).toBe(422);
    expect((await cashfree('POST', '/orders', request)).json()).toMatchObject({ code: 'order_already_exists' });
  });

  test('When an order is terminated, then it is not payable any more', async () => {
    const order = (await cashfree('POST', '/orders', anOrderRequest())).json<{ order_id: string; payment_session_id: string }>();
    const ended = await cashfree('PATCH', `/orders/${order.order_id}`, { order_status: 'TERMINATED' });
    expect(ended.json()).toMatchObject({ order_status: 'TERMINATED' });
    const page = await postFields(it.app, '/sandbox/cashfree/pg/view/sessions/checkout', { payment_session_id: order.payment_session_id });
    expect([page.statusCode, page.body]).toEqual([400, expect.stringContaining('This order can no longer be paid.')]);
  });

  test('When an order is unknown, then 404', async () => {
    for (const path of ['/orders/nobody', '/orders/nobody/payments']) expect((await cashfree('GET', path)).statusCode).toBe(404);
  });

  test('When a session is unknown, then the page says so', async () => {
    for (const page of ['checkout', 'outcome']) {
      const answer = await postFields(it.app, `/sandbox/cashfree/pg/view/sessions/${page}`, {
        payment_session_id: '<b>x',
        outcome: 'success',
      });
      expect([answer.statusCode, answer.body]).toEqual([400, expect.stringContaining('payment_session_id is not present or is invalid')]);
    }
  });

  test('When more is refunded than was paid, then it is refused', async () => {
    const { transactionId } = await payByCashfree(it.app, await anOrder(it.app), 'Success');
    const refund = (amount: number) =>
      cashfree('POST', `/orders/${transactionId}/refunds`, { refund_amount: amount, refund_id: `r${(number += 1)}` });
    expect((await refund(5000)).json()).toMatchObject({ refund_status: 'PENDING', refund_amount: 5000 });
    expect([(await refund(901)).statusCode, (await refund(900)).statusCode]).toEqual([400, 200]);
  });
});

describe('the PayU of the sandbox', () => {
  const command = (name: string, var1: string, more: Record<string, string> = {}, salt = 'sandbox-secret') =>
    postFields(it.app, '/sandbox/payu/merchant/postservice.php?form=2', {
      key: 'sandbox-key',
      command: name,
      var1,
      hash: commandHash('sandbox-key', name, var1, salt),
      ...more,
    });
  const theForm = async () => {
    const { paymentLink } = (await startPayment(it.app, 'pay', await anOrder(it.app))).json<{ paymentLink: string }>();
    const [form] = formsOf((await it.app.inject(new URL(paymentLink).pathname)).body);
    return form?.fields ?? {};
  };

  test('When payments are verified, then each is told as PayU tells it', async () => {
    const { transactionId } = await payByPayu(it.app, await anOrder(it.app), 'Success');
    expect((await command('verify_payment', `${transactionId}|NOBODY`)).json()).toEqual({
      status: 1,
      msg: '1 out of 2 Transactions Fetched Successfully',
      transaction_details: {
        [transactionId]: expect.objectContaining({
          mihpayid: expect.stringMatching(/^403993\d{12}$/),
          transaction_amount: '5900.00',
          status: 'success',
          unmappedstatus: 'captured',
        }),
        NOBODY: { mihpayid: 'Not Found', status: 'Not Found' },
      },
    });
  });

  test('When a payment is refunded, then at most once in full', async () => {
    const { transactionId } = await payByPayu(it.app, await anOrder(it.app), 'Success');
    const verified = (await command('verify_payment', transactionId)).json<{ transaction_details: Record<string, { mihpayid: string }> }>();
    const mihpayid = verified.transaction_details[transactionId]?.mihpayid ?? '';
    const refund = (amount: string) => command('cancel_refund_transaction', mihpayid, { var2: `t${(number += 1)}`, var3: amount });
    expect((await refund('5900.00')).json()).toMatchObject({ status: 1, error_code: 102 });
    expect((await refund('0.01')).json()).toMatchObject({ status: 0 });
    expect((await refund('much')).json()).toMatchObject({ status: 0 });
  });

  test('When a command is badly signed, unknown or cut off, then it is refused', async () => {
    expect((await command('verify_payment', 'x', {}, 'guessed')).json()).toEqual({ status: 0, msg: 'Invalid Hash.' });
    expect((await command('guess', 'x')).json()).toEqual({ status: 0, msg: 'Invalid command' });
    expect((await postFields(it.app, '/sandbox/payu/merchant/postservice.php', {})).json()).toMatchObject({ status: 0 });
  });

  test.each([
    ['amount', '1.00', 'E700'],
    ['amount', '5900', 'amount'],
    ['firstname', 'A|B', 'firstname'],
    ['key', 'other', 'key'],
    ['surl', 'javascript:alert(1)', 'surl'],
    ['hash', 'x', 'E700'],
  ])('When the form’s %s is %s, then the page refuses it', async (field, value, said) => {
    const answer = await postFields(it.app, '/sandbox/payu/_payment', { ...(await theForm()), [field]: value });
    expect([answer.statusCode, answer.body]).toEqual([400, expect.stringContaining(said)]);
  });

  test('When a paid transaction is posted again, then it is a duplicate', async () => {
    const fields = await theForm();
    await postFields(it.app, '/sandbox/payu/_payment', fields);
    await postFields(it.app, '/sandbox/payu/outcome', { txnid: fields.txnid ?? '', outcome: 'success' });
    const answer = await postFields(it.app, '/sandbox/payu/_payment', fields);
    expect([answer.statusCode, answer.body]).toEqual([400, expect.stringContaining('duplicate order id')]);
  });

  test('When an outcome is pressed that there is not, then nothing happens', async () => {
    for (const fields of [{}, { txnid: 'nobody', outcome: 'success' }, { txnid: 'x', outcome: 'win' }]) {
      expect((await postFields(it.app, '/sandbox/payu/outcome', fields as Record<string, string>)).statusCode).toBe(400);
    }
  });
});

describe('the bank of the sandbox', () => {
  test('When it is asked without the secret, then 401', async () => {
    expect((await it.app.inject('/sandbox/upi/collections/x')).statusCode).toBe(401);
  });

  test.each([
    [{}, 400],
    [{ tr: 'nobody', outcome: 'success' }, 404],
  ])('When %j is pressed, then %d', async (fields, status) => {
    expect((await postFields(it.app, '/sandbox/upi/outcome', fields as Record<string, string>)).statusCode).toBe(status);
  });
});

describe('/sandbox', () => {
  test('When attempts exist, then each is listed with its levers, newest first', async () => {
    const orderId = await anOrder(it.app);
    const upi = (await startPayment(it.app, 'upiTransaction', orderId)).json<{ paymentId: string }>().paymentId;
    it.clock.pass(1);
    const payu = (await startPayment(it.app, 'pay', orderId)).json<{ paymentId: string }>().paymentId;
    const page = await it.app.inject('/sandbox');
    expect([page.statusCode, page.headers['cache-control'], page.headers['content-type']]).toEqual([
      200,
      'no-store',
      'text/html; charset=utf-8',
    ]);
    expect(page.body.indexOf(payu)).toBeLessThan(page.body.indexOf(upi));
    expect(page.body).toContain(`<a href="/api/payu/checkout/${payu}">Open the pay page</a>`);

    expect((await pressUpi(it.app, upi, 'Success')).headers.location).toBe('/sandbox');
    expect(await orderStatus(it.app, upi)).toBe('PAID');
  });

  test('When what is planned is done at once, then a late success has come', async () => {
    const { transactionId } = await payByCashfree(it.app, await anOrder(it.app), 'Late success');
    expect((await postFields(it.app, '/sandbox/errands', {})).headers.location).toBe('/sandbox');
    expect(await orderStatus(it.app, transactionId)).toBe('PAID');
  });

  test('When a gateway has keys, then there is no sandbox, and the other rails are not offered', async () => {
    const live = await testApp({ settings: { payu: { key: 'k', salt: 's', mode: 'test' } } });
    for (const url of ['/sandbox', '/sandbox/payu/_payment', '/sandbox/cashfree/pg/orders', '/sandbox/upi/collections/x']) {
      expect((await live.app.inject(url)).statusCode).toBe(404);
    }
    const webhook = await live.app.inject({
      method: 'POST',
      url: '/api/cashfree/webhook',
      headers: { 'content-type': 'application/json' },
      payload: '{}',
    });
    expect(webhook.statusCode).toBe(503);
  });
});
