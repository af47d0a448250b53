import { useRef } from 'react';
import type { CartChange } from '@aarohan/shared/cart';
import { request } from '@aarohan/shared/http';
import { notify } from '@aarohan/shared/notices';
import { useMutation } from '@aarohan/shared/query';
import { useNavigate } from '@aarohan/shared/router';

/**
 * Puts something into a new cart and leads there; `failureText` says in the list's own words why it did not work. A second
 * press is nothing, even one that comes before the button is drawn as busy.
 */
export function useAddToCart(change: CartChange, failureText: (error: unknown) => string) {
  const navigate = useNavigate();
  const busy = useRef(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => request('POST /api/addToCartTech', { body: change }),
    onSuccess: async ({ cartId }) => {
      notify('success', 'Course added to cart successfully!');
      await navigate(`/cart/${cartId}`);
    },
    onError: (error) => {
      busy.current = false;
      notify('error', failureText(error));
    },
  });

  function add(): void {
    if (busy.current) return;
    busy.current = true;
    mutate();
  }
  return { add, isPending };
}
