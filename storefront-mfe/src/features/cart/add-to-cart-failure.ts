import { ApiError } from '@aarohan/shared/http';

/** What the visitor is told when one of the top programs cannot be put into the cart (spec 1 §8). */
export function addToCartFailure(error: unknown): string {
  const status = error instanceof ApiError ? error.status : undefined;
  if (status === 403) return 'This product is not available for registration.';
  if (status === 404) return 'Product is invalid or not found.';
  return plainAddToCartFailure();
}

/** The same for self-paced programs and courses, whatever the reason (spec 1 §8). */
export const plainAddToCartFailure = (): string => 'Failed to add course to cart.';
