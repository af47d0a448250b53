import { useRef } from 'react';
import { ButtonLink, StateMessage } from '@aarohan/shared/ui';
import { AlreadyPaid } from './already-paid.tsx';
import { MethodChoice } from './method-choice.tsx';
import { OrderedItems } from './ordered-items.tsx';
import { Panel, Place, Sheet } from './payment-layout.ts';
import { PaymentPanel } from './payment-panel.tsx';
import { useMerchantCheckout } from './use-merchant-checkout.ts';
import { useOrderToPay } from './use-order-to-pay.ts';

/** Pays an order by PayU or UPI (spec 2 §2). */
export function MerchantCheckout() {
  const { orderId, userId } = useOrderToPay();
  return (
    <Place>
      <h1>Pay for your order</h1>
      {orderId === undefined ? (
        <StateMessage
          tone="empty"
          icon="cart"
          title="There is no order to pay here"
          action={
            <ButtonLink to="/" variant="outlined">
              Continue Shopping
            </ButtonLink>
          }
        >
          Please place your order from the cart first. Nothing has been charged.
        </StateMessage>
      ) : (
        <Checkout key={orderId} orderId={orderId} userId={userId} />
      )}
    </Place>
  );
}

function Checkout({ orderId, userId }: { orderId: string; userId: string | undefined }) {
  const checkout = useMerchantCheckout(orderId, { userId });
  const panel = useRef<HTMLDivElement>(null);

  function startAgain() {
    // The button goes away; focus must not fall off the page with it.
    panel.current?.focus();
    checkout.startAgain();
  }

  if (checkout.isPaid)
    return (
      <Sheet>
        <AlreadyPaid />
      </Sheet>
    );
  return (
    <>
      <OrderedItems orderId={orderId} order={checkout.order} paymentId={checkout.payment?.paymentId} orderStatus={checkout.orderStatus} />
      <Sheet>
        <MethodChoice method={checkout.method} onChoose={checkout.setMethod} />
        <Panel ref={panel} tabIndex={-1} role="group" aria-label="Payment">
          <PaymentPanel {...checkout} startAgain={startAgain} />
        </Panel>
      </Sheet>
    </>
  );
}
