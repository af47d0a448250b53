import { useId } from 'react';
import { buttonStyle, styled } from '@aarohan/shared/ui';
import { Muted } from './payment-layout.ts';
import type { StartedPayment } from './start-payment.ts';

/** Leads to PayU in a tab of its own, while this page waits for the outcome. */
export function PayuPanel({ payment }: { payment: StartedPayment }) {
  const noteId = useId();
  return (
    <>
      <PayLink href={payment.paymentLink} target="_blank" rel="noopener" aria-describedby={noteId}>
        Pay with PayU
      </PayLink>
      <Muted id={noteId}>PayU opens in a new tab. Keep this one: it goes on by itself when the payment has arrived.</Muted>
    </>
  );
}

const PayLink = styled('a')(buttonStyle({ variant: 'contained', tone: 'next', size: 'large', fullWidth: true }));
