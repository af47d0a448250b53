import type { CartChange } from '@aarohan/shared/cart';
import { request } from '@aarohan/shared/http';
import { notify } from '@aarohan/shared/notices';
import { useMutation } from '@aarohan/shared/query';
import { useNavigate } from '@aarohan/shared/router';

/** Puts something into a new cart and leads there; `failureText` says in the list's own words why it did not work. */
export function useAddToCart(change: CartChange, failureText: (error: unknown) => string) {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => request('POST /api/addToCartTech', { body: change }),
    onSuccess: async ({ cartId }) => {
      notify('success', 'Course added to cart successfully!');
      await navigate(`/cart/${cartId}`);
    },
    onError: (error) => notify('error', failureText(error)),
  });
}
