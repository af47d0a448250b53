import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { RemoteModule } from '@aarohan/shared/federation/remote-module';
import type { Answer } from '@aarohan/shared/http';
import { Link } from '@aarohan/shared/router';
import { renderPage } from '@aarohan/shared/testing/render-page.tsx';
import { server } from '@aarohan/shared/testing/server.ts';
import remote from '../remote.tsx';

/** A session of the sandbox; say only what matters. */
export const aSession = (about: Partial<Answer<'POST /api/addCashFreePayment'>> = {}) => ({
  payment_session_id: 'session_1',
  transactionId: 'T1',
  totalAmount: 5900,
  mode: 'embedded',
  checkoutUrl: 'http://localhost/sandbox/cashfree/pg/view/sessions/checkout',
  ...about,
});

/** Answers sessions and keeps which orders were to be paid. */
export function serveSessions(answer: () => Response | Promise<Response> = () => HttpResponse.json(aSession())): unknown[] {
  const bodies: unknown[] = [];
  server.use(
    http.post('/api/addCashFreePayment', async ({ request }) => {
      bodies.push(await request.json());
      return answer();
    }),
  );
  return bodies;
}

/** Comes from a page that hands the order over as the navigation's state. The clock is a test's own. */
export async function openCashfreePage() {
  const shown = renderPage(withOrderPage, '/before');
  const user = userEvent.setup({ advanceTimers: (milliseconds) => jest.advanceTimersByTime(milliseconds) });
  await user.click(await screen.findByRole('link', { name: 'Pay online' }));
  await screen.findByRole('heading', { level: 1, name: 'Payment' });
  return { ...shown, user };
}

const withOrderPage: RemoteModule = {
  ...remote,
  routes: (context) => [...remote.routes(context), { path: '/before', lazy: () => Promise.resolve({ Component: OrderPage }) }],
};

const OrderPage = () => (
  <Link to="/cashFreePayment" state={{ orderId: 'o1', amount: 5900 }}>
    Pay online
  </Link>
);

export const payNow = () => screen.getByRole('button', { name: 'Pay Now' });
export const press = (user: UserEvent) => user.click(payNow());
export const redirecting = () => screen.findByText('Redirecting to payment gateway...');
export const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
/** Scripts of the vendor on the page. */
export const scripts = () => [...document.head.querySelectorAll<HTMLScriptElement>('script[src*="cashfree"]')];
export const couldNot = 'Failed to initiate payment. Please try again.';
