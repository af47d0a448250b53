import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { injectFetch } from '../../testing/inject-fetch.ts';
import { anOrder } from '../../testing/orders.ts';
import { orderStatus, payByCashfree, payByPayu, payByUpi, startPayment } from '../../testing/payers.ts';
import { seededApp } from '../../testing/seeded-app.ts';
import { testSettings, type TestApp } from '../../testing/test-app.ts';
import type { Fetch } from './call-gateway.ts';
import { createReconciler } from './create-reconciler.ts';
import { createGateways } from './gateways.ts';

let it: TestApp;
/** What the gateways do instead of answering; nothing unless a test says so. */
let trouble: Fetch | undefined;
const reports: unknown[] = [];

beforeAll(async () => {
  const { fetch, attach } = injectFetch();
  const gateways = createGateways(testSettings('/nowhere'), (url, init) => (trouble ?? fetch)(url, init));
  it = await seededApp({ parts: { fetch, gateways } });
  attach(it.app);
});
beforeEach(() => {
  trouble = undefined;
});

const json = (body: unknown, status = 200) => Promise.resolve(new Response(JSON.stringify(body), { status }));
const troubles: [string, Fetch][] = [
  ['are down', () => Promise.reject(new TypeError('fetch failed'))],
  ['take too long', () => Promise.reject(new DOMException('The operation was aborted due to timeout', 'TimeoutError'))],
  ['answer HTML', () => Promise.resolve(new Response('<html>Sorry</html>'))],
  ['answer nothing', () => Promise.resolve(new Response(''))],
  ['fail', () => json({ message: 'internal' }, 500)],
  ['refuse us', () => json({ message: 'authentication Failed' }, 401)],
  ['answer too many', () => json({ message: 'slow down' }, 429)],
  ['answer in another shape', () => json({ hello: 'there' })],
  ['answer a list', () => json([])],
];
const reconcile = () => createReconciler(it.parts, (error) => reports.push(error)).run();

describe.each(troubles)('When the gateways %s', (_, unwell) => {
  test('then Cashfree cannot be started, says so without detail, and can be a moment later', async () => {
    const orderId = await anOrder(it.app);
    trouble = unwell;
    const answer = await startPayment(it.app, 'addCashFreePayment', orderId);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      503,
      { code: 'unavailable', message: 'The payment service does not answer. Please try again.' },
    ]);
    trouble = undefined;
    const { transactionId } = await payByCashfree(it.app, orderId, 'Success');
    expect(await orderStatus(it.app, transactionId)).toBe('PAID');
  });

  test.each([
    ['Cashfree', payByCashfree],
    ['PayU', payByPayu],
    ['UPI', payByUpi],
  ])('then a payment by %s is pending until they can be asked', async (_rail, pay) => {
    const { transactionId } = await pay(it.app, await anOrder(it.app), 'Lost callback');
    trouble = unwell;
    expect(await orderStatus(it.app, transactionId)).toBe('PENDING');
    it.clock.pass(16);
    await reconcile();
    expect(await orderStatus(it.app, transactionId)).toBe('PENDING');

    trouble = undefined;
    it.clock.pass(180);
    await reconcile();
    expect(await orderStatus(it.app, transactionId)).toBe('PAID');
  });
});

test('When the gateway took our order but its answer was lost, then the next try finds that order', async () => {
  const orderId = await anOrder(it.app);
  const { fetch, attach } = injectFetch();
  attach(it.app);
  const made: string[] = [];
  trouble = async (url, init) => {
    made.push(await (await fetch(url, init)).text());
    throw new TypeError('terminated');
  };
  expect((await startPayment(it.app, 'addCashFreePayment', orderId)).statusCode).toBe(503);
  trouble = undefined;
  const started = await startPayment(it.app, 'addCashFreePayment', orderId);
  expect(made).toHaveLength(1);
  expect(made[0]).toContain(started.json<{ payment_session_id: string }>().payment_session_id);
});

test('When Cashfree knows the order under another key, then its session is asked for', async () => {
  const orderId = await anOrder(it.app);
  const { fetch, attach } = injectFetch();
  attach(it.app);
  trouble = async (url, { headers, ...init }) => {
    const other = { ...(headers as Record<string, string>), 'x-idempotency-key': 'another' };
    await fetch(url, { ...init, headers: init.method === 'POST' ? other : headers });
    return fetch(url, { ...init, headers });
  };
  expect((await startPayment(it.app, 'addCashFreePayment', orderId)).statusCode).toBe(200);
});

test('When Cashfree answers an order of another amount, then it is not offered to anybody', async () => {
  const orderId = await anOrder(it.app);
  trouble = (_url, { body }) => {
    const { order_id: id } = JSON.parse(body as string) as { order_id: string };
    return json({ order_id: id, order_amount: 1, order_currency: 'INR', order_status: 'ACTIVE', payment_session_id: 's' });
  };
  expect((await startPayment(it.app, 'addCashFreePayment', orderId)).statusCode).toBe(503);
});

test('When Cashfree tells a successful payment of an order that it does not call PAID, then the order is not paid yet', async () => {
  const orderId = await anOrder(it.app);
  const { transactionId } = (await startPayment(it.app, 'addCashFreePayment', orderId)).json<{ transactionId: string }>();
  const order = { order_id: transactionId, order_amount: 5900, order_currency: 'INR', payment_session_id: 's' };
  const paid = { cf_payment_id: 1, order_id: transactionId, payment_status: 'SUCCESS', payment_amount: 5900, payment_currency: 'INR' };
  let status = 'ACTIVE';
  trouble = (url) => json(url.endsWith('/payments') ? [paid] : { ...order, order_status: status });
  expect(await orderStatus(it.app, transactionId)).toBe('PENDING');
  status = 'PAID';
  it.clock.pass(2);
  expect(await orderStatus(it.app, transactionId)).toBe('PAID');
});

test('When a callback comes while the gateways are down, then it is taken, and the reconciler asks later', async () => {
  const orderId = await anOrder(it.app);
  const started = (await startPayment(it.app, 'addCashFreePayment', orderId)).json<{ transactionId: string; payment_session_id: string }>();
  const { transactionId: id, payment_session_id: session } = started;
  it.clock.pass(3);
  trouble = () => Promise.reject(new TypeError('fetch failed'));
  const paid = await it.app.inject({
    method: 'POST',
    url: '/sandbox/cashfree/pg/view/sessions/outcome',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `payment_session_id=${session}&outcome=success`,
  });
  expect([paid.statusCode, await orderStatus(it.app, id)]).toEqual([303, 'PENDING']);

  trouble = undefined;
  await reconcile();
  expect(await orderStatus(it.app, id)).toBe('PAID');
});

test('When a page keeps looking, then the gateway is asked at most every two seconds', async () => {
  const { transactionId } = await payByUpi(it.app, await anOrder(it.app), 'Pending');
  it.clock.pass(10);
  const asked: string[] = [];
  trouble = (url) => {
    asked.push(url);
    return Promise.reject(new TypeError('fetch failed'));
  };
  await Promise.all(Array.from({ length: 10 }, () => orderStatus(it.app, transactionId)));
  expect(asked).toHaveLength(1);
  it.clock.pass(2);
  await orderStatus(it.app, transactionId);
  expect(asked).toHaveLength(2);
});

test('When two reconcilers work at once, then each attempt is asked about by one', async () => {
  await payByUpi(it.app, await anOrder(it.app), 'Pending');
  it.clock.pass(8 * 86_400);
  await reconcile();
  for (let each = 0; each < 5; each += 1) await payByUpi(it.app, await anOrder(it.app), 'Pending');
  it.clock.pass(16);
  const asked: string[] = [];
  trouble = (url) => {
    asked.push(url);
    return Promise.reject(new TypeError('fetch failed'));
  };
  await Promise.all([reconcile(), reconcile(), reconcile()]);
  expect(asked).toHaveLength(5);
  expect(new Set(asked).size).toBe(5);
});
