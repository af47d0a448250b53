import type { Answer } from '@aarohan/shared/http';
import { loadCashfree } from './load-cashfree.ts';

export type CashfreeSession = Answer<'POST /api/addCashFreePayment'>;

/** Leads this tab to the checkout of a session. */
type Checkout = () => Promise<void>;

/**
 * Gets the way to a session's checkout ready: the vendor's SDK, or, for the sandbox of this installation, which it cannot
 * be aimed at, the form that it would post.
 *
 * @throws {SdkProblem}
 */
export async function prepareCheckout({ mode, checkoutUrl, payment_session_id: paymentSessionId }: CashfreeSession): Promise<Checkout> {
  if (mode === 'embedded') return () => Promise.resolve(postSession(checkoutUrl ?? '', paymentSessionId));
  const sdk = (await loadCashfree())({ mode });
  return async () => {
    const outcome = await sdk.checkout({ paymentSessionId, redirectTarget: '_self' });
    if (outcome?.error) throw new Error(outcome.error.message);
  };
}

function postSession(action: string, paymentSessionId: string): void {
  const form = document.createElement('form');
  const field = document.createElement('input');
  Object.assign(form, { method: 'post', action, hidden: true });
  Object.assign(field, { type: 'hidden', name: 'payment_session_id', value: paymentSessionId });
  form.append(field);
  document.body.append(form);
  form.submit();
}
