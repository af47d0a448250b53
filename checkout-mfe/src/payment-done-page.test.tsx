import { afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderPage } from '@aarohan/shared/testing/render-page.tsx';
import { server } from '@aarohan/shared/testing/server.ts';
import { anOrderStatus } from './features/payments/an-order-status.ts';
import remote from './remote.tsx';

const address = '/payment_done?transactionId=T1';

/** Answers how the order stands and keeps what was asked. */
function serve(answer: () => Response): string[] {
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

// The page's code takes real time to load, which a stopped clock would not give it.
beforeAll(() => import('./pages/payment-done-page.tsx'));
beforeEach(() => void jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] }));
afterEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
});

test('When the bank has not answered, then the page keeps checking until the payment has arrived', async () => {
  const asked = serve(() => HttpResponse.json(anOrderStatus()));
  renderPage(remote, address);

  expect((await heading('Checking payment status...')).closest('[role="status"]')).not.toBeNull();
  expect(await screen.findByText('We are waiting for the bank’s answer.')).toBeVisible();
  expect(asked).toEqual(['?transactionId=T1']);
  serve(() => HttpResponse.json(anOrderStatus({ orderStatus: 'PAID', message: 'Your payment has arrived.' })));
  await pass(3_000);
  expect(await heading('Payment Successful 🎉')).toBeVisible();
  expect(document.title).toBe('Payment status · Aarohan Institute');
});

test('When the bank takes its time, then the page says what to do', async () => {
  serve(() => HttpResponse.json(anOrderStatus()));
  renderPage(remote, address);
  await screen.findByText('We are waiting for the bank’s answer.');

  await pass(29_000);
  expect(screen.queryByText(/longer than usual/)).not.toBeInTheDocument();
  await pass(2_000);
  expect(screen.getByText(/longer than usual/)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Checking payment status...' })).toBeVisible();
});

test('When it is paid, then a picture and words say so, and it is not asked again', async () => {
  const asked = serve(() => HttpResponse.json(anOrderStatus({ orderStatus: 'PAID' })));
  renderPage(remote, address);

  expect(await heading('Payment Successful 🎉')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Success' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  await pass(20_000);
  expect(asked).toHaveLength(1);
});

test.each(['FAILED', 'EXPIRED', 'REVIEW'] as const)(
  'When it is %s, then a picture and words say so with the server’s reason',
  async (orderStatus) => {
    serve(() => HttpResponse.json(anOrderStatus({ orderStatus, message: 'The reason.' })));
    renderPage(remote, `${address}&status=success&orderStatus=PAID`);

    expect((await heading('Payment Failed ❌')).closest('[role="alert"]')).toHaveTextContent('The reason.');
    expect(screen.getByRole('img', { name: 'Failure' })).toBeVisible();
    expect(screen.getByText(/do not pay again/)).toBeVisible();
  },
);

test.each([
  ['the line is cut', () => HttpResponse.error()],
  [
    'it is too much',
    () => HttpResponse.json({ message: 'Wait.', error: 'Wait.', code: 'too-many-tries', requestId: 'r1' }, { status: 429 }),
  ],
  ['the server fails', () => new HttpResponse('oops', { status: 500 })],
])('When %s, then it shows failed, and Retry asks again', async (_what, answer) => {
  serve(answer);
  renderPage(remote, address);
  await pass(0);
  // A cut line is tried three times before it counts.
  await pass(2_000);
  expect((await heading('Payment Failed ❌')).closest('[role="alert"]')).toHaveTextContent('Unable to verify payment status');

  serve(() => HttpResponse.json(anOrderStatus({ orderStatus: 'PAID' })));
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await heading('Payment Successful 🎉')).toHaveFocus();
});

test('When the address names no transaction, then it shows failed and asks nobody', async () => {
  const asked = serve(() => HttpResponse.json(anOrderStatus()));
  renderPage(remote, '/payment_done?status=success');

  expect((await heading('Payment Failed ❌')).closest('[role="alert"]')).toHaveTextContent('Transaction ID not found');
  expect(screen.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/');
  expect(asked).toEqual([]);
});
