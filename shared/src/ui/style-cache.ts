import createCache, { type EmotionCache } from '@emotion/cache';

export type { EmotionCache } from '@emotion/cache';

/** One store of styles per page, and per request on a server; the nonce is what the page's CSP lets in. */
export const createStyleCache = (nonce?: string): EmotionCache => createCache({ key: 'a', ...(nonce === undefined ? {} : { nonce }) });
