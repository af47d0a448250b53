import { callQuery } from '@aarohan/shared/query';

/** Everybody who applied; the page sorts and filters them itself. Fresh again when staff come back to the tab. */
export const registeredUsersQuery = {
  ...callQuery('GET /api/registered-users', {}),
  refetchOnWindowFocus: true,
  // The page's loader has just asked, and the page shows what went wrong.
  retryOnMount: false,
  throwOnError: false,
};
