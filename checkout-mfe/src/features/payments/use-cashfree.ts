import { useEffect, useRef, useState } from 'react';
import { request } from '@aarohan/shared/http';
import { isAlreadyPaid } from './is-already-paid.ts';
import { SdkProblem } from './load-cashfree.ts';
import { prepareCheckout } from './open-cashfree.ts';
import { rememberOrder } from './order-memory.ts';
import type { OrderToPay } from './order-to-pay-rules.ts';

/** milliseconds between the session's arrival and the checkout (spec 2 §9) */
const checkoutDelay = 500;

interface Progress {
  step: 'idle' | 'initiating' | 'redirecting';
  failure?: string;
  /** somebody has paid the order already */
  isPaid?: boolean;
  /** rupees, as the server says */
  charged?: number;
}

/** The way from Pay Now to the gateway (spec 2 §4). A second press is nothing, and who leaves the page is not led away later. */
export function useCashfree({ orderId, amount }: OrderToPay) {
  const [progress, setProgress] = useState<Progress>({ step: 'idle' });
  const running = useRef<AbortController>(undefined);
  const shown = progress.charged ?? amount;

  function settle(next: Progress): void {
    running.current?.abort();
    running.current = undefined;
    setProgress(next);
  }

  async function pay(): Promise<void> {
    if (running.current) return;
    const { signal } = (running.current = new AbortController());
    setProgress({ step: 'initiating', charged: progress.charged });
    try {
      const session = await openSession(orderId, signal);
      const charged = session.totalAmount;
      // Nobody is led to pay what the page did not show.
      if (shown !== undefined && shown !== charged) return settle({ step: 'idle', charged });
      const checkOut = await prepareCheckout(session);
      signal.throwIfAborted();
      setProgress({ step: 'redirecting', charged });
      await pause(checkoutDelay);
      signal.throwIfAborted();
      await checkOut();
    } catch (error) {
      if (!signal.aborted) settle(failureOf(error, progress.charged));
    }
  }

  useEffect(() => {
    // A page that the Back button brings back as it was would still be redirecting.
    const restart = ({ persisted }: PageTransitionEvent): void => {
      if (!persisted) return;
      running.current = undefined;
      setProgress({ step: 'idle' });
    };
    window.addEventListener('pageshow', restart);
    return () => {
      window.removeEventListener('pageshow', restart);
      running.current?.abort();
    };
  }, []);

  return { ...progress, amount: shown, differs: amount !== undefined && shown !== amount, pay: () => void pay() };
}

async function openSession(orderId: string | undefined, signal: AbortSignal) {
  if (orderId === undefined) throw new Error('There is no order.');
  const session = await request('POST /api/addCashFreePayment', { body: { orderId } }, signal);
  if (!session.payment_session_id) throw new Error('The answer has no session.');
  rememberOrder(session.transactionId, orderId);
  return session;
}

function failureOf(error: unknown, charged: number | undefined): Progress {
  if (isAlreadyPaid(error)) return { step: 'idle', charged, isPaid: true };
  const failure = error instanceof SdkProblem ? 'Failed to load Cashfree SDK.' : 'Failed to initiate payment. Please try again.';
  return { step: 'idle', charged, failure };
}

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
