import { Container, PageHead } from '@aarohan/shared/ui';
import { CheckoutSteps } from '../features/cart/checkout-steps.tsx';
import { CashfreePayment } from '../features/payments/cashfree-payment.tsx';

/** Nothing is begun before the visitor says so. */
export const load = (): void => undefined;

export const Component = () => (
  <Container>
    <PageHead title="Payment" />
    <CheckoutSteps current="Payment" />
    <CashfreePayment />
  </Container>
);
