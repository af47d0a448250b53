import { Button, ButtonLink, color, Money, Note, styled } from '@aarohan/shared/ui';
import { AlreadyPaid } from './already-paid.tsx';
import { Fact } from './fact.tsx';
import { Actions, Facts, Muted, Place, Sheet } from './payment-layout.ts';
import { useCashfree } from './use-cashfree.ts';
import { useOrderToPay } from './use-order-to-pay.ts';

const progressTexts = { idle: '', initiating: 'Initiating Payment...', redirecting: 'Redirecting to payment gateway...' };

/** What is paid, and the button that leads to the card and online gateway (spec 2 §2). */
export function CashfreePayment() {
  const order = useOrderToPay();
  const { step, failure, isPaid, amount, differs, pay } = useCashfree(order);
  return (
    <Place>
      <h1>Payment</h1>
      <Sheet>
        <Facts>
          <Fact label="Order ID">{order.orderId ?? 'N/A'}</Fact>
          <Fact label="Amount">{amount === undefined ? 'N/A' : <Money rupees={amount} />}</Fact>
        </Facts>
        {order.orderId === undefined && <NoOrder />}
        {differs && step === 'idle' && !isPaid && (
          <Note tone="warning">The amount of this order is another one. Pay Now pays what stands here now.</Note>
        )}
        {failure !== undefined && <Note tone="warning">{failure}</Note>}
        {isPaid ? (
          <AlreadyPaid />
        ) : (
          <Button variant="contained" tone="next" size="large" fullWidth disabled={step !== 'idle'} onClick={pay}>
            Pay Now
          </Button>
        )}
        <Progress role="status">{progressTexts[step]}</Progress>
        <Muted>You pay on the page of Cashfree Payments, by card, net banking or wallet, and come back here.</Muted>
      </Sheet>
    </Place>
  );
}

const NoOrder = () => (
  <>
    <p>There is no order to pay here. Please place your order from the cart first.</p>
    <Actions>
      <ButtonLink to="/" variant="outlined">
        Continue Shopping
      </ButtonLink>
    </Actions>
  </>
);

const Progress = styled('p')({ color: color.primary, fontWeight: 600, textAlign: 'center', '&:empty': { display: 'none' } });
