import { beforeAll, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { aCart, anOrder, anOrderForm, postOrder } from '../../testing/orders.ts';
import { formsOf } from '../../testing/pay-pages.ts';
import { payByCashfree, payByUpi, startPayment } from '../../testing/payers.ts';
import { seededApp } from '../../testing/seeded-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { paymentAttempts, paymentMoves } from './payment-tables.ts';

let it: TestApp;

beforeAll(async () => {
  it = await seededApp();
});

const calls = ['addCashFreePayment', 'pay', 'upiTransaction', 'upiTransactionWithIdfc'] as const;
const start = (call: (typeof calls)[number], orderId: unknown, headers?: Record<string, string>) =>
  startPayment(it.app, call, orderId, headers);
const attemptsOf = (orderId: string) => it.parts.db.select().from(paymentAttempts).where(eq(paymentAttempts.orderId, orderId));
const reference = expect.stringMatching(/^[A-Z0-9]{24}$/);
const productDetails = [{ productName: 'Generative AI', quantity: 1, subtotal: 5900 }];
const anHourOn = () => new Date(it.clock.now().getTime() + 3_600_000).toISOString();

describe('starting a payment', () => {
  test('When it goes by Cashfree, then there is a session, and its page has a button per outcome', async () => {
    const { statusCode, ...answer } = await start('addCashFreePayment', await anOrder(it.app));
    const started = answer.json<{ payment_session_id: string; checkoutUrl: string }>();
    expect([statusCode, started]).toEqual([
      200,
      {
        payment_session_id: expect.stringMatching(/^session_[\w-]{32}$/),
        transactionId: reference,
        totalAmount: 5900,
        mode: 'embedded',
        checkoutUrl: 'http://localhost:3000/sandbox/cashfree/pg/view/sessions/checkout',
      },
    ]);
    const page = await it.app.inject({
      method: 'POST',
      url: new URL(started.checkoutUrl).pathname,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `payment_session_id=${started.payment_session_id}`,
    });
    expect([page.statusCode, formsOf(page.body).flatMap(({ buttons }) => buttons)]).toEqual([
      200,
      [
        'Success',
        'Fail',
        'Drop',
        'Pending',
        'Late success',
        'Pay twice',
        'Wrong amount',
        'Duplicate callback',
        'Callback after return',
        'Lost callback',
      ],
    ]);
  });

  test('When it goes by PayU, then the link is a page with one form that holds every hashed field', async () => {
    const started = (await start('pay', await anOrder(it.app))).json<{ paymentLink: string; paymentId: string; hash: string }>();
    expect(started).toEqual({
      paymentLink: `http://localhost:3000/api/payu/checkout/${started.paymentId}`,
      totalAmount: 5900,
      productDetails,
      paymentId: reference,
      hash: expect.stringMatching(/^[0-9a-f]{128}$/),
      expiresAt: anHourOn(),
    });

    const page = await it.app.inject(new URL(started.paymentLink).pathname);
    expect([page.statusCode, page.headers['content-type'], formsOf(page.body)]).toEqual([
      200,
      'text/html; charset=utf-8',
      [
        {
          action: 'http://localhost:3000/sandbox/payu/_payment',
          buttons: ['Continue to PayU'],
          fields: {
            key: 'sandbox-key',
            txnid: started.paymentId,
            amount: '5900.00',
            productinfo: 'Generative AI',
            firstname: 'Asha',
            email: 'asha.rao@example.com',
            phone: '9876543210',
            surl: 'http://localhost:3000/api/payu/return',
            furl: 'http://localhost:3000/api/payu/return',
            hash: started.hash,
          },
        },
      ],
    ]);
    const [, nonce] = /<script nonce="([^"]+)">document.forms\[0\].submit\(\)<\/script>/.exec(page.body) ?? [];
    expect(page.headers['content-security-policy']).toBe(
      `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; form-action 'self' http://localhost:3000; frame-ancestors 'none'; base-uri 'none'`,
    );
    expect(page.body).not.toContain('sandbox-secret');
  });

  test.each(['upiTransaction', 'upiTransactionWithIdfc'] as const)(
    'When it goes by UPI through %s, then link and QR code fix amount and reference',
    async (call) => {
      const started = (await start(call, await anOrder(it.app))).json<{ paymentId: string; qrCode: string }>();
      expect(started).toEqual({
        status: 'success',
        qrCode: expect.stringMatching(/^data:image\/png;base64,iVBOR/),
        upiLink: `upi://pay?pa=aarohan.institute@idfcbank&pn=Aarohan%20Institute&mc=8299&tr=${started.paymentId}&tn=Aarohan%20fees&am=5900.00&cu=INR`,
        upiId: 'aarohan.institute@idfcbank',
        totalAmount: 5900,
        paymentId: reference,
        transactionId: started.paymentId,
        productDetails,
        expiresAt: anHourOn(),
      });
    },
  );

  test('When name and program hold what a hash could stumble over, then PayU’s page takes the form all the same', async () => {
    const orderId = await anOrder(it.app, { firstname: 'Asha|"<Rao>', lastname: '|', email: "o'neill+x@example.com" });
    const { paymentLink } = (await start('pay', orderId)).json<{ paymentLink: string }>();
    const [form] = formsOf((await it.app.inject(new URL(paymentLink).pathname)).body);
    expect(form?.fields).toMatchObject({ firstname: 'Asha Rao', email: "o'neill+x@example.com" });
    const page = await it.app.inject({
      method: 'POST',
      url: '/sandbox/payu/_payment',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(form?.fields).toString(),
    });
    expect([page.statusCode, formsOf(page.body).length]).toEqual([200, 9]);
  });

  test('When an attempt is opened, then the move is written down', async () => {
    const orderId = await anOrder(it.app);
    await start('addCashFreePayment', orderId);
    const [attempt] = await attemptsOf(orderId);
    expect(attempt).toMatchObject({ status: 'pending', rail: 'cashfree', amount: 590_000 });
    const moves = await it.parts.db
      .select()
      .from(paymentMoves)
      .where(eq(paymentMoves.attemptId, attempt?.id ?? ''));
    expect(moves).toEqual([expect.objectContaining({ event: 'opened', from: 'created', to: 'pending', at: it.clock.now() })]);
  });
});

describe.each(calls)('%s', (call) => {
  test('When it is asked for ten times at once and once more, then it is one attempt', async () => {
    const orderId = await anOrder(it.app);
    const answers = await Promise.all(Array.from({ length: 10 }, () => start(call, orderId)));
    answers.push(await start(call, orderId));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(200);
    expect(await attemptsOf(orderId)).toHaveLength(1);
  });

  test('When an hour has gone by, then a new attempt takes the place of the old one', async () => {
    const orderId = await anOrder(it.app);
    await start(call, orderId);
    it.clock.pass(3_600);
    expect((await start(call, orderId)).statusCode).toBe(200);
    expect((await attemptsOf(orderId)).map(({ status }) => status).sort()).toEqual(['expired', 'pending']);
  });

  test('When the order is paid, then 409', async () => {
    const orderId = await anOrder(it.app);
    await payByUpi(it.app, orderId, 'Success');
    const answer = await start(call, orderId);
    expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 'already-paid', message: 'This order is already paid.' }]);
  });

  test.each(['nothing', '‘; drop table orders', 'x'.repeat(400)])('When the order is %.30s, then 404', async (orderId) => {
    expect((await start(call, orderId)).statusCode).toBe(404);
  });

  test.each([undefined, null, 7, '', { $ne: '' }, 'a\u0007'])('When the order is %j, then 400', async (orderId) => {
    const answer = await start(call, orderId);
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { fields: { orderId: expect.any(String) } }]);
  });

  test('When the order asks for less than a rupee, then it is refused in words', async () => {
    const answer = await start(call, await anOrder(it.app, { paymentOption: 'other', amountPaid: 0.5 }));
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { fields: { orderId: 'No gateway takes less than ₹1.' } }]);
  });

  test('When the order is somebody’s, then only they can pay it', async () => {
    const owner = await it.signedIn('owner@example.com');
    const orderId = (await postOrder(it.app, anOrderForm(await aCart(it.app)), owner)).json<{ orderId: string }>().orderId;
    const statuses = [];
    for (const headers of [{}, await it.signedIn('other@example.com'), owner])
      statuses.push((await start(call, orderId, headers)).statusCode);
    expect(statuses).toEqual([404, 404, 200]);
  });

  test('When the order is nobody’s, then whoever knows it can pay it', async () => {
    expect((await start(call, await anOrder(it.app), await it.signedIn('other@example.com'))).statusCode).toBe(200);
  });
});

describe('the page that leads to PayU', () => {
  const link = async (headers: Record<string, string> = {}) => {
    const orderId = await anOrder(it.app, {}, headers);
    const { paymentLink } = (await start('pay', orderId, headers)).json<{ paymentLink: string }>();
    return { orderId, url: new URL(paymentLink).pathname };
  };

  test('When the order is paid meanwhile, then it leads to the result', async () => {
    const { orderId, url } = await link();
    await payByCashfree(it.app, orderId, 'Success');
    const { statusCode, headers } = await it.app.inject(url);
    expect([statusCode, headers.location]).toEqual([303, url.replace('/api/payu/checkout/', '/payment_success?transactionId=')]);
  });

  test('When the order is somebody else’s, then 404, because the form holds personal data', async () => {
    const { url } = await link(await it.signedIn('owner2@example.com'));
    expect((await it.app.inject(url)).statusCode).toBe(404);
  });

  test('When the attempt is unknown or of another rail, then 404', async () => {
    const { paymentId } = (await start('upiTransaction', await anOrder(it.app))).json<{ paymentId: string }>();
    for (const id of ['nothing', paymentId]) expect((await it.app.inject(`/api/payu/checkout/${id}`)).statusCode).toBe(404);
  });
});
