import { callQuery } from '@aarohan/shared/query';

/** The priced cart. Asked again whenever the tab comes back into view, because another tab may have changed it. */
export const cartQuery = (cartId: string) => ({
  ...callQuery('GET /api/getCartTech/:cartId', { params: { cartId } }),
  refetchOnWindowFocus: 'always' as const,
  // The page's loader has just asked, and the page shows what went wrong.
  retryOnMount: false,
  throwOnError: false,
});
