import type { OrderStatus } from '@aarohan/shared/payments';

/** What the server told of a payment; a field may be missing where another server or a cut answer speaks. */
export interface Told {
  success?: boolean;
  orderStatus?: OrderStatus;
  message?: string;
}

/** `open`: the bank has not answered yet, which is neither. */
export type Outcome = 'paid' | 'open' | 'failed';

/** By the order's status alone, as the payment done page reads it (spec 3 §4). */
export function outcomeOf({ orderStatus }: Told): Outcome {
  if (orderStatus === 'PAID') return 'paid';
  return orderStatus === 'PENDING' ? 'open' : 'failed';
}

/** As the payment success page reads it: there the flag has to say so too, and a success may come without a status (spec 3 §2.3, §4). */
export function verifiedOutcomeOf({ success = false, orderStatus }: Told): Outcome {
  const outcome = outcomeOf({ orderStatus: orderStatus ?? (success ? 'PAID' : undefined) });
  return outcome === 'paid' && !success ? 'failed' : outcome;
}
