import { fillPath } from '@aarohan/shared/http';
import { urlQuery, type QueryClient } from '@aarohan/shared/query';

/**
 * Starts a page's GET calls while its code is on the way; the page finds them in the cache under
 * the same address. A failure is the page's to meet and to tell: it asks again.
 */
export function startCalls(queryClient: QueryClient, calls: string[], params: Readonly<Record<string, string | undefined>>): void {
  for (const path of calls) {
    const { url } = fillPath(`GET ${path}`, { params });
    void queryClient.query(urlQuery(url)).catch(() => undefined);
  }
}
