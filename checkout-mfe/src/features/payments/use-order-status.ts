import { callQuery, useQuery } from '@aarohan/shared/query';

/** milliseconds; the API asks the bank at most every two seconds */
const betweenLooks = 3_000;

/**
 * How the order of a transaction stands, asked again while that is open and whenever the tab comes back into view.
 *
 * @param keepAsking also when a look fails, for a page that shows something else than this
 */
export const useOrderStatus = (transactionId: string | undefined, { keepAsking = false } = {}) =>
  useQuery({
    ...callQuery('GET /api/getOrderStatus', { query: { transactionId: transactionId ?? '' } }),
    enabled: transactionId !== undefined,
    staleTime: 0,
    refetchInterval: ({ state: { data, error } }) =>
      data?.orderStatus === 'PENDING' || (keepAsking && !data && error) ? betweenLooks : false,
    refetchOnWindowFocus: 'always',
    throwOnError: false,
  });
