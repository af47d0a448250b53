import { ButtonLink } from '@aarohan/shared/ui';

/** Back to the programs. */
export const ContinueShopping = () => (
  <ButtonLink to="/" variant="outlined">
    Continue Shopping
  </ButtonLink>
);
