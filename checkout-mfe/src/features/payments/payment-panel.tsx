import { Button, Note, Skeleton, StateMessage, VisuallyHidden } from '@aarohan/shared/ui';
import type { OrderStatus } from '@aarohan/shared/payments';
import { Actions } from './payment-layout.ts';
import { PayuPanel } from './payu-panel.tsx';
import type { PaymentMethod, StartedPayment } from './start-payment.ts';
import { UpiPanel } from './upi-panel.tsx';

interface PaymentPanelProps {
  method: PaymentMethod;
  payment: StartedPayment | undefined;
  isStarting: boolean;
  hasFailed: boolean;
  orderStatus: OrderStatus;
  /** what the server says of a payment that has ended */
  message: string | undefined;
  startAgain: () => void;
}

const failures: Record<PaymentMethod, string> = { payu: 'Failed to generate PayU link.', upi: 'Failed to generate UPI link.' };

/** The chosen way to pay in each of its states: being begun, failed, waiting for the payer, ended without success. */
export function PaymentPanel({ method, payment, isStarting, hasFailed, orderStatus, message, startAgain }: PaymentPanelProps) {
  if (isStarting) {
    return (
      <div aria-busy="true">
        <VisuallyHidden role="status">Preparing your payment…</VisuallyHidden>
        <Skeleton height={52} />
      </div>
    );
  }
  if (hasFailed || !hasLink(method, payment)) {
    return (
      <StateMessage tone="error" title={failures[method]} onRetry={startAgain}>
        Nothing has been charged. Try again, or choose the other way to pay.
      </StateMessage>
    );
  }
  if (orderStatus === 'FAILED' || orderStatus === 'EXPIRED') return <Ended message={message} onAgain={startAgain} />;
  if (orderStatus === 'REVIEW') return <Note tone="warning">{message}</Note>;
  return method === 'payu' ? <PayuPanel payment={payment} /> : <UpiPanel payment={payment} />;
}

const hasLink = (method: PaymentMethod, payment: StartedPayment | undefined): payment is StartedPayment =>
  Boolean(method === 'payu' ? payment?.paymentLink : payment?.upiLink);

const Ended = ({ message, onAgain }: { message: string | undefined; onAgain: () => void }) => (
  <>
    <Note tone="warning">{message}</Note>
    <Actions>
      <Button variant="contained" tone="next" onClick={onAgain}>
        Start the payment again
      </Button>
    </Actions>
  </>
);
