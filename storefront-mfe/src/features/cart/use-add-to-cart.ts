import { request } from '@aarohan/shared/http';
import { notify } from '@aarohan/shared/notices';
import { useMutation } from '@aarohan/shared/query';
import { useNavigate } from '@aarohan/shared/router';
import { addToCartFailure } from './add-to-cart-failure.ts';

/** Puts one program into a new cart and leads there. */
export function useAddToCart(productId: string) {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => request('POST /api/addToCartTech', { body: { courses: [], products: [{ productId, quantity: 1 }] } }),
    onSuccess: async ({ cartId }) => {
      notify('success', 'Course added to cart successfully!');
      await navigate(`/cart/${cartId}`);
    },
    onError: (error) => notify('error', addToCartFailure(error)),
  });
}
