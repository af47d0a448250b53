import { Button, Icon, VisuallyHidden } from '@aarohan/shared/ui';
import { plainAddToCartFailure } from './add-to-cart-failure.ts';
import { useAddToCart } from './use-add-to-cart.ts';

interface SubscribeButtonProps {
  /** the course's uuid */
  courseId: string;
  courseName: string;
}

/** Puts a subscription course into the cart, in the words of its own page (spec 2 §2). */
export function SubscribeButton({ courseId, courseName }: SubscribeButtonProps) {
  const { add, isPending } = useAddToCart({ courses: [{ courseId, quantity: 1 }], products: [] }, plainAddToCartFailure);
  return (
    <Button
      variant="contained"
      tone="next"
      size="large"
      fullWidth
      onClick={add}
      disabled={isPending}
      startIcon={<Icon name="cart" size={18} />}
    >
      {isPending ? 'Adding…' : 'Subscribe Now'}
      <VisuallyHidden> {courseName}</VisuallyHidden>
    </Button>
  );
}
