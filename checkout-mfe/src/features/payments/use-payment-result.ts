import { useRef } from 'react';
import { useSearchParams } from '@aarohan/shared/router';
import { useLongWait } from './use-long-wait.ts';
import type { Outcome, Told } from './outcome-rules.ts';
import { useOrderStatus } from './use-order-status.ts';

interface PaymentResult {
  /** undefined when the address names none */
  transactionId: string | undefined;
  outcome: Outcome;
  told: Told | undefined;
  /** why there is no success, in words */
  reason: string;
}

/** What the server says of the transaction in the address; nothing else in the address counts. */
export function usePaymentResult(judge: (told: Told) => Outcome) {
  const [params] = useSearchParams();
  const transactionId = params.get('transactionId')?.trim() || undefined;
  const { data: told, error, refetch } = useOrderStatus(transactionId);
  const heading = useRef<HTMLHeadingElement>(null);
  const result = resultOf({ transactionId, told, error }, judge);

  function retry(): void {
    // The Retry button goes away; focus must not fall off the page with it.
    heading.current?.focus();
    void refetch();
  }
  return {
    ...result,
    heading,
    isLong: useLongWait(result.outcome === 'open'),
    retry: transactionId !== undefined && !told && error ? retry : undefined,
  };
}

type Asked = Pick<PaymentResult, 'transactionId' | 'told'> & { error: Error | null };

function resultOf({ transactionId, told, error }: Asked, judge: (told: Told) => Outcome): PaymentResult {
  if (transactionId === undefined) return { transactionId, told, outcome: 'failed', reason: 'Transaction ID not found' };
  if (told) return { transactionId, told, outcome: judge(told), reason: told.message ?? 'Payment verification failed' };
  return { transactionId, told, outcome: error ? 'failed' : 'open', reason: error ? 'Unable to verify payment status' : '' };
}
