import { Container, PageHead } from '@aarohan/shared/ui';
import { CheckoutSteps } from '../features/cart/checkout-steps.tsx';
import { MerchantCheckout } from '../features/payments/merchant-checkout.tsx';

/** The payment is begun by the page, which alone knows the order from the navigation. */
export const load = (): void => undefined;

export const Component = () => (
  <Container>
    <PageHead title="Pay for your order" />
    <CheckoutSteps current="Payment" />
    <MerchantCheckout />
  </Container>
);
