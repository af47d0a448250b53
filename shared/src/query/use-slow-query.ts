import { use } from 'react';
import { useQuery, useQueryClient, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query';

/**
 * `useQuery` for a part that may come later than the rest of its page: put the part into a `<Suspense>` of its own.
 * The web server waits there a moment, and sends the part behind the page when it takes longer. In a browser this is
 * `useQuery`, with its three states.
 */
export function useSlowQuery<T>(options: UseQueryOptions<T, Error, T, string[]>): UseQueryResult<T> {
  const result = useQuery(options);
  const queryClient = useQueryClient();
  if (typeof window === 'undefined' && result.data === undefined) {
    if (result.isError) throw result.error;
    use(queryClient.query({ queryKey: options.queryKey, queryFn: options.queryFn }));
  }
  return result;
}
