import { afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aGate } from '@aarohan/shared/testing/gate.ts';
import { renderPage } from '@aarohan/shared/testing/render-page.tsx';
import { server } from '@aarohan/shared/testing/server.ts';
import { anOrderStatus } from './features/payments/an-order-status.ts';
import { rememberOrder } from './features/payments/order-memory.ts';
import remote from './remote.tsx';

const address = '/payment_success?transactionId=T1';
const paid = anOrderStatus({ orderStatus: 'PAID', message: 'Your payment has arrived.' });

/** Answers how the order stands and keeps what was asked. */
function serve(answer: () => Response | Promise<Response>): string[] {
  const asked: string[] = [];
  server.use(
    http.get('/api/getOrderStatus', ({ request }) => {
      asked.push(new URL(request.url).search);
      return answer();
    }),
  );
  return asked;
}
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const failed = async () => (await heading('Payment Verification Failed')).closest('[role="alert"]');
const facts = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);

// The page's code takes real time to load, which a stopped clock would not give it.
beforeAll(() => import('./pages/payment-success-page.tsx'));
beforeEach(() => void jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] }));
afterEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
});

describe('a payment that arrived', () => {
  test('When the answer is on its way, then the page says so, and then what was paid and what happens next', async () => {
    const gate = aGate();
    serve(async () => {
      await gate.opened;
      return HttpResponse.json(paid);
    });
    renderPage(remote, address);
    expect((await heading('Verifying your payment...')).closest('[role="status"]')).not.toBeNull();
    gate.open();

    expect((await heading('Payment Successful!')).closest('[role="status"]')).toHaveTextContent('Your payment has arrived.');
    expect(facts()).toEqual(['T1', 'PAID']);
    expect(screen.getByRole('img', { name: 'Success' })).toBeVisible();
    const next = within(screen.getByRole('region', { name: "What's Next?" })).getAllByRole('listitem');
    expect(next.map(({ textContent }) => textContent)).toEqual([
      'You will receive a confirmation email within 5 minutes.',
      'Your course materials will be available in your dashboard.',
      'Our support team will contact you within 24 hours.',
    ]);
    const help = within(screen.getByRole('region', { name: 'Need help?' }));
    expect(help.getByRole('link', { name: 'info@aarohan.example' })).toHaveAttribute('href', 'mailto:info@aarohan.example');
    expect(help.getByRole('link', { name: '+91 33 4000 1200' })).toHaveAttribute('href', 'tel:+913340001200');
    expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
    expect(document.title).toBe('Payment result · Aarohan Institute');
  });

  test('When the answer has no status, then the order is Confirmed', async () => {
    serve(() => HttpResponse.json({ success: true }));
    renderPage(remote, address);

    await heading('Payment Successful!');
    expect(facts()).toEqual(['T1', 'Confirmed']);
  });

  test('When the bank answers later than the visitor comes back, then the page waits for it', async () => {
    const asked = serve(() => HttpResponse.json(anOrderStatus()));
    renderPage(remote, address);
    expect(await screen.findByText('We are waiting for the bank’s answer.')).toBeVisible();
    await pass(3_000);
    expect(await heading('Verifying your payment...')).toBeVisible();
    expect(asked).toHaveLength(2);

    serve(() => HttpResponse.json(paid));
    await pass(3_000);
    expect(await heading('Payment Successful!')).toBeVisible();
  });

  test('When a look fails while the bank is waited for, then the page goes on looking', async () => {
    serve(() => HttpResponse.json(anOrderStatus()));
    renderPage(remote, address);
    await screen.findByText('We are waiting for the bank’s answer.');
    serve(() => new HttpResponse('oops', { status: 500 }));
    await pass(3_000);
    expect(await heading('Verifying your payment...')).toBeVisible();

    serve(() => HttpResponse.json(paid));
    await pass(3_000);
    expect(await heading('Payment Successful!')).toBeVisible();
  });
});

describe('a payment that did not', () => {
  test('When the server gives a reason, then the page shows it, whatever the address says', async () => {
    serve(() => HttpResponse.json(anOrderStatus({ orderStatus: 'FAILED', message: 'The payment did not go through.' })));
    renderPage(remote, `${address}&success=true&orderStatus=PAID`);

    expect(await failed()).toHaveTextContent('The payment did not go through.');
    expect(screen.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/');
    expect(screen.queryByText("What's Next?")).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Try another way to pay' })).not.toBeInTheDocument();
  });

  test('When the payment was begun in this tab, then the page leads back to its order', async () => {
    rememberOrder('T1', 'o1');
    serve(() => HttpResponse.json(anOrderStatus({ orderStatus: 'FAILED' })));
    renderPage(remote, address);

    expect(await screen.findByRole('link', { name: 'Try another way to pay' })).toHaveAttribute('href', '/paymentOrder?orderId=o1');
  });

  test.each([
    ['the flag does not say so', { success: false, orderStatus: 'PAID' }],
    ['nothing says so', {}],
  ])('When %s, then it is no success', async (_what, answer) => {
    serve(() => HttpResponse.json(answer));
    renderPage(remote, address);

    expect(await failed()).toHaveTextContent('Payment verification failed');
  });

  test.each([
    ['the line is cut', () => HttpResponse.error()],
    [
      'the transaction is unknown',
      () => HttpResponse.json({ message: 'There is nothing here.', error: '', code: 'not-found', requestId: 'r1' }, { status: 404 }),
    ],
    ['the server fails', () => new HttpResponse('oops', { status: 500 })],
  ])('When %s, then the page cannot verify it, and Retry asks again', async (_what, answer) => {
    serve(answer);
    renderPage(remote, address);
    await pass(0);
    // A cut line is tried three times before it counts.
    await pass(2_000);
    expect(await failed()).toHaveTextContent('Unable to verify payment status');

    serve(() => HttpResponse.json(paid));
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await heading('Payment Successful!')).toHaveFocus();
  });

  test.each(['/payment_success', '/payment_success?transactionId=', '/payment_success?transactionId=%20'])(
    'When %s names no transaction, then the page says so and asks nobody',
    async (empty) => {
      const asked = serve(() => HttpResponse.json(paid));
      renderPage(remote, empty);

      expect(await failed()).toHaveTextContent('Transaction ID not found');
      expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
      expect(asked).toEqual([]);
    },
  );
});
