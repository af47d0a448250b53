import type { ButtonLook } from '@aarohan/shared/ui';
import { plainAddToCartFailure } from './add-to-cart-failure.ts';
import { CartButton } from './cart-button.tsx';

interface AddCourseToCartButtonProps extends ButtonLook {
  /** the course's uuid */
  courseId: string;
  courseName: string;
}

/** Puts a subscription course into the cart. */
export const AddCourseToCartButton = ({ courseId, courseName, ...look }: AddCourseToCartButtonProps) => (
  <CartButton
    {...look}
    change={{ courses: [{ courseId, quantity: 1 }], products: [] }}
    name={courseName}
    failureText={plainAddToCartFailure}
  />
);
