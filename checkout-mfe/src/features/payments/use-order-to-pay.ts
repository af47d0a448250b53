import { useLocation, useSearchParams } from '@aarohan/shared/router';
import { readOrderToPay, type OrderToPay } from './order-to-pay-rules.ts';

/** The order that this page was opened for. */
export function useOrderToPay(): OrderToPay {
  const { state } = useLocation() as { state: unknown };
  const [params] = useSearchParams();
  return readOrderToPay(state, params);
}
