import type { ButtonLook } from '@aarohan/shared/ui';
import { addToCartFailure, plainAddToCartFailure } from './add-to-cart-failure.ts';
import { CartButton } from './cart-button.tsx';

interface AddToCartButtonProps extends ButtonLook {
  productId: string;
  productName: string;
  /** the self-paced list gives no reasons */
  plainFailure?: boolean;
}

/** Puts a program into the cart. */
export const AddToCartButton = ({ productId, productName, plainFailure = false, ...look }: AddToCartButtonProps) => (
  <CartButton
    {...look}
    change={{ courses: [], products: [{ productId, quantity: 1 }] }}
    name={productName}
    failureText={plainFailure ? plainAddToCartFailure : addToCartFailure}
  />
);
