import { afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { aGate } from '@aarohan/shared/testing/gate.ts';
import { renderPage } from '@aarohan/shared/testing/render-page.tsx';
import remote from './remote.tsx';
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

const page = '/cashFreePayment';
const problem = (status: number, code: string) =>
  HttpResponse.json({ message: 'A sentence.', error: 'A sentence.', code, requestId: 'r1' }, { status });
const facts = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);

let submitted: jest.Spied<() => void>;

// The page's code takes real time to load, which a stopped clock would not give it.
beforeAll(() => import('./pages/cashfree-payment-page.tsx'));
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  submitted = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
  for (const form of document.querySelectorAll('form')) form.remove();
});

describe('what is paid', () => {
  test('When the order page hands over order and amount, then both are shown with the button', async () => {
    await open();

    expect(facts()).toEqual(['o1', '₹5,900']);
    expect(payNow()).toBeEnabled();
    expect(document.title).toBe('Payment · Aarohan Institute');
    const steps = screen.getByRole('navigation', { name: 'Checkout steps' });
    expect(steps.querySelector('[aria-current="step"]')).toHaveTextContent('Payment');
  });

  test('When the address alone names the order, then it is paid all the same', async () => {
    const bodies = serve();
    renderPage(remote, `${page}?orderId=o7&amount=5900`);
    fireEvent.click(await screen.findByRole('button', { name: 'Pay Now' }));

    await redirecting();
    expect(facts()).toEqual(['o7', '₹5,900']);
    expect(bodies).toEqual([{ orderId: 'o7' }]);
  });

  test('When there is no order, then the page says so, leads back, and Pay Now asks nobody', async () => {
    const bodies = serve();
    renderPage(remote, page);
    fireEvent.click(await screen.findByRole('button', { name: 'Pay Now' }));

    expect(await screen.findByRole('alert')).toHaveTextContent(couldNot);
    expect(facts()).toEqual(['N/A', 'N/A']);
    expect(screen.getByText(/There is no order to pay here/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '/');
    expect(bodies).toEqual([]);
  });
});

describe('the way to the gateway', () => {
  test('When Pay Now is pressed, then it is said what happens, and half a second after the session this tab goes to the sandbox', async () => {
    const gate = aGate();
    const bodies = serve(async () => {
      await gate.opened;
      return HttpResponse.json(aSession());
    });
    const { user } = await open();
    await press(user);
    expect(await screen.findByText('Initiating Payment...')).toHaveRole('status');
    expect(payNow()).toBeDisabled();
    gate.open();

    expect(await redirecting()).toHaveRole('status');
    await pass(400);
    expect(submitted).not.toHaveBeenCalled();
    await pass(100);
    const [form] = submitted.mock.contexts as HTMLFormElement[];
    const fields = [...(form?.querySelectorAll('input') ?? [])].map(({ name, value }) => [name, value]);
    expect([form?.method, form?.action, form?.target, fields]).toEqual([
      'post',
      aSession().checkoutUrl,
      '',
      [['payment_session_id', 'session_1']],
    ]);
    expect(bodies).toEqual([{ orderId: 'o1' }]);
    expect(scripts()).toEqual([]);
  });

  test('When the button is pressed twice, then one payment is begun', async () => {
    const bodies = serve();
    await open();
    // Both before the button is drawn as busy.
    act(() => {
      payNow().click();
      payNow().click();
    });

    await redirecting();
    await pass(500);
    expect(bodies).toHaveLength(1);
    expect(submitted).toHaveBeenCalledTimes(1);
  });

  test('When the visitor goes back before the gateway opens, then it does not open', async () => {
    serve();
    const { user, goBack } = await open();
    await press(user);
    await redirecting();
    await goBack();

    await pass(1_000);
    expect(submitted).not.toHaveBeenCalled();
  });

  test('When the Back button brings the page back from the gateway, then it can be pressed again', async () => {
    serve();
    const { user } = await open();
    await press(user);
    await redirecting();
    await pass(500);
    fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));

    expect(payNow()).toBeEnabled();
    expect(screen.queryByText('Redirecting to payment gateway...')).not.toBeInTheDocument();
    await press(user);
    await redirecting();
    await pass(500);
    expect(submitted).toHaveBeenCalledTimes(2);
  });

  test('When the order costs something else than the page showed, then nobody is led on before seeing it', async () => {
    serve(() => HttpResponse.json(aSession({ totalAmount: 6490 })));
    const { user } = await open();
    await press(user);

    expect(await screen.findByRole('alert')).toHaveTextContent('The amount of this order is another one.');
    expect(facts()).toEqual(['o1', '₹6,490']);
    await pass(1_000);
    expect(submitted).not.toHaveBeenCalled();
    await press(user);
    await redirecting();
    await pass(500);
    expect(submitted).toHaveBeenCalledTimes(1);
  });
});

describe('when the payment cannot be begun', () => {
  test.each([
    ['the line is cut', () => HttpResponse.error()],
    ['it is too much', () => problem(429, 'too-many-tries')],
    ['the server fails', () => problem(503, 'unavailable')],
    ['the order is somebody else’s', () => problem(404, 'not-found')],
    ['the answer is a page', () => HttpResponse.html('<h1>Proxy</h1>')],
    ['the session is missing', () => HttpResponse.json(aSession({ payment_session_id: '' }))],
  ])('When %s, then the page says so and the attempt can be repeated', async (_what, answer) => {
    serve(answer);
    const { user } = await open();
    await press(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(couldNot);
    expect(screen.queryByText('Initiating Payment...')).not.toBeInTheDocument();

    serve();
    await press(user);
    await redirecting();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('When the order is paid already, then the page says so and takes no money', async () => {
    serve(() => problem(409, 'already-paid'));
    const { user } = await open();
    await press(user);

    expect(await screen.findByText(/This order is already paid/)).toHaveRole('status');
    expect(screen.queryByRole('button', { name: 'Pay Now' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  });
});
