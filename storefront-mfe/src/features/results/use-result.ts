import { ApiError, request } from '@aarohan/shared/http';
import { callQuery, useMutation, useQuery } from '@aarohan/shared/query';
import type { ResultLinkSent, ResultLookup, ResultRecord } from '@aarohan/shared/results';
import { useSearchParams } from '@aarohan/shared/router';

/** The result that was asked for last: of a typed address, else of the mailed link in the page's address. */
export function useResult() {
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const linked = useQuery({
    ...callQuery('GET /api/getResult', { query: { token } }),
    enabled: token !== '',
    throwOnError: false,
    retry: false,
    // A link's result is shown again as it was; the address may be one that has run out meanwhile.
    staleTime: 'static',
  });
  // Nobody's address is kept in a cache or in the page's address.
  const typed = useMutation({ mutationFn: (query: ResultLookup) => request('GET /api/getResult', { query }) });
  const asked = typed.isIdle ? linked : typed;

  return {
    /** rises with each question, so that whatever celebrates an answer starts anew */
    turn: typed.submittedAt,
    ask: async (query: ResultLookup): Promise<void> => {
      await typed.mutateAsync(query).catch(() => undefined);
    },
    loading: typed.isIdle && linked.isLoading,
    failure: asked.error ? failureOf(asked.error) : undefined,
    answer: asked.error ? undefined : asked.data,
  };
}

/** The server's message, where a server said anything (spec 2 §8). */
const failureOf = (error: unknown): string =>
  error instanceof ApiError && error.status > 0 && error.message ? error.message : 'An error occurred while fetching results.';

export const isLinkSent = (answer: ResultRecord | ResultLinkSent): answer is ResultLinkSent =>
  'linkSent' in answer && answer.linkSent === true;
