import { useState } from 'react';
import type { CartChange } from '@aarohan/shared/cart';
import { request } from '@aarohan/shared/http';
import { notify } from '@aarohan/shared/notices';
import { useQuery, useQueryClient, type QueryClient } from '@aarohan/shared/query';
import { cartQuery } from './cart-query.ts';
import { changeOf, type LineKey, type Quantities } from './cart-rules.ts';
import { estimateCart } from './estimate-cart.ts';
import { createLatestSender } from './latest-sender.ts';
import { serverText } from './server-text.ts';

/** milliseconds (spec 2 §9) */
const toastTime = 3_000;

/**
 * A cart and the quantities being chosen in it. The cache holds only what the server said; chosen
 * quantities lie over it until they are saved, so a failed save shows the old value by itself.
 */
export function useCart(cartId: string) {
  const { data: cart, error, refetch } = useQuery(cartQuery(cartId));
  const queryClient = useQueryClient();
  const [chosen, setChosen] = useState<Quantities>({});
  const [save] = useState(() =>
    createLatestSender((change: CartChange) => saveCart(queryClient, cartId, change), {
      done: () => {
        setChosen({});
        notify('success', 'Cart updated successfully!', toastTime);
      },
      failed: (failure) => {
        setChosen({});
        notify('error', serverText(failure) ?? 'Failed to update cart', toastTime);
        // Whether an unanswered change arrived is only known to the server.
        void queryClient.invalidateQueries({ queryKey: cartQuery(cartId).queryKey });
      },
    }),
  );

  function setQuantity(key: LineKey, quantity: number): void {
    if (!cart) return;
    const next = { ...chosen, [key]: quantity };
    setChosen(next);
    save(changeOf(cart, next));
  }

  return {
    cart: cart && estimateCart(cart, chosen),
    isSaving: Object.keys(chosen).length > 0,
    failure: cart ? undefined : error,
    retry: () => void refetch(),
    setQuantity,
  };
}

async function saveCart(queryClient: QueryClient, cartId: string, change: CartChange): Promise<void> {
  const saved = await request('PUT /api/updateCartTech/:cartId', { params: { cartId }, body: change });
  const { queryKey } = cartQuery(cartId);
  // An answer that was asked for before the change must not overwrite it.
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, saved);
}
