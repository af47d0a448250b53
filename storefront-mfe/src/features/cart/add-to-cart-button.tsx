import { Button, Icon, VisuallyHidden, type ButtonLook } from '@aarohan/shared/ui';
import { useAddToCart } from './use-add-to-cart.ts';

interface AddToCartButtonProps extends ButtonLook {
  productId: string;
  productName: string;
}

/** Adds the program once, however often it is pressed. */
export function AddToCartButton({ productId, productName, ...look }: AddToCartButtonProps) {
  const { mutate, isPending } = useAddToCart(productId);
  return (
    <Button {...look} onClick={() => mutate()} disabled={isPending} startIcon={<Icon name="cart" size={18} />}>
      {isPending ? 'Adding…' : 'Add to cart'}
      <VisuallyHidden> {productName}</VisuallyHidden>
    </Button>
  );
}
