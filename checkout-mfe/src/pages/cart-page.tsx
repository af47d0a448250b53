import { Container, PageHead } from '@aarohan/shared/ui';
import type { QueryClient } from '@aarohan/shared/query';
import { useParams, type LoaderFunctionArgs } from '@aarohan/shared/router';
import { CartView } from '../features/cart/cart-view.tsx';
import { cartQuery } from '../features/cart/cart-query.ts';
import { CheckoutSteps } from '../features/cart/checkout-steps.tsx';

/** Starts the call and waits for nothing: the page shows its skeleton meanwhile, and says itself what went wrong. */
export function load(queryClient: QueryClient, { params: { cartId = '' } }: LoaderFunctionArgs): void {
  queryClient.query(cartQuery(cartId)).catch(() => undefined);
}

export function Component() {
  const { cartId = '' } = useParams();
  return (
    <Container>
      <PageHead title="Your cart" />
      <CheckoutSteps current="Cart" />
      <CartView key={cartId} cartId={cartId} />
    </Container>
  );
}
