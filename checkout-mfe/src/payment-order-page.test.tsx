import { afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { rememberSession, forgetSession } from '@aarohan/shared/session';
import { aGate } from '@aarohan/shared/testing/gate.ts';
import { renderPage } from '@aarohan/shared/testing/render-page.tsx';
import { server } from '@aarohan/shared/testing/server.ts';
import { anOrderStatus } from './features/payments/an-order-status.ts';
import remote from './remote.tsx';
import { payuLink, payuStarted, upiStarted } from './testing/started-payments.ts';

const address = '/paymentOrder?orderId=o1';
const problem = (status: number, code: string) =>
  HttpResponse.json({ message: 'A sentence.', error: 'A sentence.', code, requestId: 'r1' }, { status });

interface Answers {
  pay?: () => Response | Promise<Response>;
  upi?: () => Response | Promise<Response>;
  status?: () => Response;
}

/** The API: payments can be begun, and nobody has paid; keeps what it is sent. */
function serve({ pay, upi, status }: Answers = {}) {
  const calls = { pay: [] as unknown[], upi: [] as unknown[], looks: [] as string[] };
  server.use(
    http.post('/api/pay', async ({ request }) => {
      calls.pay.push(await request.json());
      return pay ? pay() : HttpResponse.json(payuStarted);
    }),
    http.post('/api/upiTransaction', async ({ request }) => {
      calls.upi.push(await request.json());
      return upi ? upi() : HttpResponse.json(upiStarted);
    }),
    http.get('/api/getOrderStatus', ({ request }) => {
      calls.looks.push(new URL(request.url).search);
      return status ? status() : HttpResponse.json(anOrderStatus());
    }),
  );
  return calls;
}

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const payuButton = () => screen.findByRole('link', { name: 'Pay with PayU' });
const choose = (name: 'PayU' | 'UPI') => fireEvent.click(screen.getByRole('radio', { name }));
const facts = () =>
  within(screen.getByRole('region', { name: 'Your order' }))
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);

// The page's code takes real time to load, which a stopped clock would not give it.
beforeAll(() => import('./pages/payment-order-page.tsx'));
beforeEach(() => void jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] }));
afterEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
  forgetSession();
});

describe('paying by PayU', () => {
  test('When the page opens, then PayU is chosen, and order and link are shown', async () => {
    const gate = aGate();
    const calls = serve({
      pay: async () => {
        await gate.opened;
        return HttpResponse.json(payuStarted);
      },
    });
    renderPage(remote, `${address}&userId=u1`);
    expect(await screen.findByText('Preparing your payment…')).toHaveRole('status');
    gate.open();

    const link = await payuButton();
    expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([payuLink, '_blank', 'noopener']);
    expect(screen.getByRole('radio', { name: 'PayU' })).toBeChecked();
    const items = within(screen.getByRole('list', { name: 'Products' })).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(['Generative AI × 2₹11,800', 'Python Basics × 1₹590']);
    expect(facts()).toEqual(['₹12,390', 'o1', 'P1', 'pending']);
    expect(calls.pay).toEqual([{ orderId: 'o1', userId: 'u1' }]);
    expect(calls.upi).toEqual([]);
    expect(document.title).toBe('Pay for your order · Aarohan Institute');
  });

  test('When the navigation names nobody, then the remembered person is told', async () => {
    rememberSession({ fullName: 'Asha Rao', userId: 'u9' });
    const calls = serve();
    renderPage(remote, address);

    await payuButton();
    expect(calls.pay).toEqual([{ orderId: 'o1', userId: 'u9' }]);
  });

  test.each([
    ['the line is cut', () => HttpResponse.error()],
    ['it is too much', () => problem(429, 'too-many-tries')],
    ['the server fails', () => problem(503, 'unavailable')],
    ['the answer is a page', () => HttpResponse.html('<h1>Proxy</h1>')],
    ['the link is missing', () => HttpResponse.json({ ...payuStarted, paymentLink: '' })],
  ])('When %s, then the page says so, and Retry begins the payment again', async (_what, answer) => {
    serve({ pay: answer });
    renderPage(remote, address);
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to generate PayU link.');

    serve();
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await payuButton()).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Payment' })).toHaveFocus();
  });
});

describe('paying by UPI', () => {
  test('When UPI is chosen, then link, picture, total and UPI ID are shown, and going to and fro begins nothing anew', async () => {
    const calls = serve();
    renderPage(remote, address);
    await payuButton();
    choose('UPI');

    expect(await screen.findByRole('link', { name: 'Pay via UPI' })).toHaveAttribute('href', upiStarted.upiLink);
    expect(screen.getByRole('img', { name: /scan and pay/i })).toHaveAttribute('src', upiStarted.qrCode);
    const panel = within(screen.getByRole('group', { name: 'Payment' }));
    expect(panel.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '₹12,390',
      'aarohan.institute@idfcbank',
      '2:35 pm',
    ]);
    expect(facts()).toEqual(['₹12,390', 'o1', 'U1', 'pending']);
    choose('PayU');
    expect(await payuButton()).toBeVisible();
    choose('UPI');
    expect(await screen.findByRole('link', { name: 'Pay via UPI' })).toBeVisible();
    expect([calls.pay.length, calls.upi]).toEqual([1, [{ orderId: 'o1' }]]);
  });

  test.each([
    [true, 'UPI ID copied.', 'status'],
    [false, 'The UPI ID could not be copied.', 'alert'],
  ])('When the UPI ID is copied and the browser lets it happen: %s, then a toast says so', async (allowed, sentence, role) => {
    serve();
    renderPage(remote, address);
    await payuButton();
    const copied = jest
      .spyOn(navigator.clipboard, 'writeText')
      .mockImplementation(() => (allowed ? Promise.resolve() : Promise.reject(new Error('no'))));
    choose('UPI');
    fireEvent.click(await screen.findByRole('button', { name: 'Copy UPI ID' }));

    expect(await screen.findByText(sentence)).toHaveRole(role);
    expect(copied).toHaveBeenCalledWith('aarohan.institute@idfcbank');
  });

  test.each([
    ['the server fails', () => problem(503, 'unavailable')],
    ['the answer is a page', () => HttpResponse.html('<h1>Proxy</h1>')],
    ['the link is missing', () => HttpResponse.json({ ...upiStarted, upiLink: '' })],
  ])('When %s, then the page says so, and PayU is there as before', async (_what, answer) => {
    serve({ upi: answer });
    renderPage(remote, address);
    await payuButton();
    choose('UPI');

    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to generate UPI link.');
    expect(facts().slice(0, 2)).toEqual(['₹12,390', 'o1']);
    choose('PayU');
    expect(await payuButton()).toBeVisible();
  });
});

describe('waiting for the money', () => {
  test('When the payment arrives, then the page leads to its result', async () => {
    const calls = serve();
    const { address: shown } = renderPage(remote, address);
    await payuButton();
    await waitFor(() => expect(calls.looks).toEqual(['?transactionId=P1']));
    await pass(3_000);
    expect(calls.looks).toHaveLength(2);

    serve({ status: () => HttpResponse.json(anOrderStatus({ orderStatus: 'PAID' })) });
    await pass(3_000);
    await waitFor(() => expect(shown()).toBe('/payment_success?transactionId=P1'));
  });

  test('When looking fails, then the way to pay stays, and the page goes on looking', async () => {
    serve({ status: () => new HttpResponse('oops', { status: 500 }) });
    const { address: shown } = renderPage(remote, address);
    await payuButton();
    await pass(3_000);
    expect(screen.getByRole('link', { name: 'Pay with PayU' })).toBeVisible();

    serve({ status: () => HttpResponse.json(anOrderStatus({ orderStatus: 'PAID' })) });
    await pass(3_000);
    await waitFor(() => expect(shown()).toBe('/payment_success?transactionId=P1'));
  });

  test.each(['FAILED', 'EXPIRED'] as const)(
    'When the payment is %s, then the page says why and a new one can be begun',
    async (orderStatus) => {
      serve({ status: () => HttpResponse.json(anOrderStatus({ orderStatus, message: 'The reason.' })) });
      renderPage(remote, address);
      expect(await screen.findByRole('alert')).toHaveTextContent('The reason.');
      expect(screen.queryByRole('link', { name: 'Pay with PayU' })).not.toBeInTheDocument();

      serve({ pay: () => HttpResponse.json({ ...payuStarted, paymentId: 'P2', paymentLink: `${payuLink}2` }) });
      fireEvent.click(screen.getByRole('button', { name: 'Start the payment again' }));
      expect(await payuButton()).toHaveAttribute('href', `${payuLink}2`);
      expect(facts()).toEqual(['₹12,390', 'o1', 'P2', 'pending']);
    },
  );

  test('When money arrived that does not fit, then the page says so and takes no more', async () => {
    serve({ status: () => HttpResponse.json(anOrderStatus({ orderStatus: 'REVIEW', message: 'Our accounts desk will write to you.' })) });
    renderPage(remote, address);

    expect(await screen.findByRole('alert')).toHaveTextContent('Our accounts desk will write to you.');
    expect(screen.queryByRole('link', { name: 'Pay with PayU' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Start the payment again' })).not.toBeInTheDocument();
  });
});

describe('nothing to pay', () => {
  test('When the order is paid already, then the page says so and takes no money', async () => {
    serve({ pay: () => problem(409, 'already-paid') });
    renderPage(remote, address);

    expect(await screen.findByText(/This order is already paid/)).toHaveRole('status');
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  });

  test('When there is no order, then the page says so, leads back and begins nothing', async () => {
    const calls = serve();
    renderPage(remote, '/paymentOrder');

    expect(await screen.findByText('There is no order to pay here')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '/');
    expect([calls.pay, calls.upi]).toEqual([[], []]);
  });
});
