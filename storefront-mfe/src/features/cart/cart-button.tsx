import type { CartChange } from '@aarohan/shared/cart';
import { Button, Icon, VisuallyHidden, type ButtonLook } from '@aarohan/shared/ui';
import { useAddToCart } from './use-add-to-cart.ts';

interface CartButtonProps extends ButtonLook {
  change: CartChange;
  /** what is added, for whoever does not see where the button stands */
  name: string;
  failureText: (error: unknown) => string;
}

/** Adds once, however often it is pressed. */
export function CartButton({ change, name, failureText, ...look }: CartButtonProps) {
  const { add, isPending } = useAddToCart(change, failureText);
  return (
    <Button {...look} onClick={add} disabled={isPending} startIcon={<Icon name="cart" size={18} />}>
      {isPending ? 'Adding…' : 'Add to cart'}
      <VisuallyHidden> {name}</VisuallyHidden>
    </Button>
  );
}
