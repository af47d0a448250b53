import { QueryClient, queryOptions } from '@tanstack/react-query';
import { ApiError, fillPath, getUrl, request, type Answer, type GetKey, type Input } from '@aarohan/shared/http';

export { QueryClient, QueryClientProvider, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
export { useSlowQuery } from './use-slow-query.ts';

/**
 * Query options of a GET call. The key is the URL, so the shell can start a call that a registry
 * names before the remote's code has arrived, and the page then finds it in the cache.
 */
export const callQuery = <K extends GetKey>(key: K, input: Input<K>) => {
  const { url } = fillPath(key, input);
  return queryOptions({ queryKey: [url], queryFn: ({ signal }): Promise<Answer<K>> => request(key, input, signal) });
};

/** The same by its bare URL, for whoever only has the registry. */
export const urlQuery = (url: string) => queryOptions({ queryKey: [url], queryFn: ({ signal }) => getUrl<unknown>(url, signal) });

/** One cache for the page. The HTTP layer already repeats safe calls, and pages say themselves when they are stale. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: 30_000,
        refetchOnWindowFocus: false,
        // To the page's boundary, unless there is something to go on showing.
        throwOnError: (error, query) => query.state.data === undefined && !(error instanceof ApiError && error.status === 401),
      },
    },
  });
