import { useState } from 'react';
import { Button, ButtonLink } from '@aarohan/shared/ui';
import { recallOrder } from './order-memory.ts';
import { Actions, Muted } from './payment-layout.ts';

interface FailureWaysProps {
  transactionId: string | undefined;
  /** given where asking failed and not the payment */
  onRetry: (() => void) | undefined;
}

/** The ways on from a payment that did not work. */
export function FailureWays({ transactionId, onRetry }: FailureWaysProps) {
  const [orderId] = useState(() => (transactionId === undefined ? undefined : recallOrder(transactionId)));
  return (
    <>
      <Muted>
        If money has left your account all the same, do not pay again: it will be found and credited, or sent back by your bank.
      </Muted>
      <Actions>
        {onRetry && (
          <Button variant="contained" onClick={onRetry}>
            Retry
          </Button>
        )}
        {!onRetry && orderId !== undefined && (
          <ButtonLink to={`/paymentOrder?orderId=${encodeURIComponent(orderId)}`} variant="contained" tone="next">
            Try another way to pay
          </ButtonLink>
        )}
        <ButtonLink to="/" variant="outlined">
          Go to Home
        </ButtonLink>
      </Actions>
    </>
  );
}

/** What to do when the bank takes its time. */
export const LongWait = () => (
  <>
    <p>This takes longer than usual. You may close this page: as soon as the bank has answered, the receipt comes by e-mail.</p>
    <Actions>
      <ButtonLink to="/" variant="outlined">
        Go to Home
      </ButtonLink>
    </Actions>
  </>
);
