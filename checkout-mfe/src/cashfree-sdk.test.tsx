import { afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import {
  aSession,
  couldNot,
  openCashfreePage as open,
  pass,
  payNow,
  press,
  redirecting,
  scripts,
  serveSessions as serve,
} from './testing/cashfree-page.tsx';

const live = (mode: 'sandbox' | 'production') => HttpResponse.json(aSession({ mode, checkoutUrl: null }));

// The page's code takes real time to load, which a stopped clock would not give it.
beforeAll(() => import('./pages/cashfree-payment-page.tsx'));

const checkout = jest.fn<(options: object) => Promise<object>>();
const factory = jest.fn<(options: object) => object>(() => ({ checkout }));
const sdk = 'https://sdk.cashfree.com/js/v3/cashfree.js';

/** Waits until the page asks for the SDK, and answers. */
async function answerScript(event: 'load' | 'error'): Promise<void> {
  await waitFor(() => expect(scripts().map(({ src }) => src)).toEqual([sdk]));
  for (const script of scripts()) fireEvent(script, new Event(event));
}
const bringSdk = () => Object.assign(window, { Cashfree: factory });

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  checkout.mockReset().mockResolvedValue({});
  factory.mockClear();
});
afterEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
  for (const script of scripts()) script.remove();
  Reflect.deleteProperty(window, 'Cashfree');
});

test('When the SDK does not come, then the page says so, and the next press loads it and goes on', async () => {
  serve(() => live('production'));
  const { user } = await open();
  expect(scripts()).toEqual([]);
  await press(user);
  await answerScript('error');
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load Cashfree SDK.');

  await press(user);
  await waitFor(() => expect(scripts()).toHaveLength(1));
  bringSdk();
  await answerScript('load');
  await redirecting();
  await pass(499);
  expect(checkout).not.toHaveBeenCalled();
  await pass(1);
  expect(factory).toHaveBeenCalledWith({ mode: 'production' });
  expect(checkout.mock.calls).toEqual([[{ paymentSessionId: 'session_1', redirectTarget: '_self' }]]);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('When the script comes without the SDK, then the page says so', async () => {
  serve(() => live('production'));
  const { user } = await open();
  await press(user);
  await answerScript('load');

  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load Cashfree SDK.');
  expect(payNow()).toBeEnabled();
});

test('When the SDK refuses the session, then the payment can be repeated', async () => {
  checkout.mockResolvedValue({ error: { message: 'session_expired' } });
  serve(() => live('sandbox'));
  bringSdk();
  const { user } = await open();
  await press(user);
  await redirecting();
  await pass(500);

  expect(await screen.findByRole('alert')).toHaveTextContent(couldNot);
  expect(factory).toHaveBeenCalledWith({ mode: 'sandbox' });
  expect(payNow()).toBeEnabled();
});
