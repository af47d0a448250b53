import { redirect } from 'react-router';
import { ApiError } from '@aarohan/shared/http';
import { callQuery, type QueryClient } from '@aarohan/shared/query';
import { loginPath } from '../session/login-path.ts';

/**
 * Lets staff through; others leave before any byte of the staff's app is asked for.
 *
 * @throws a redirect to the login page without a session, a 403 for other people
 */
export async function requireStaff(queryClient: QueryClient, request: Request): Promise<void> {
  const me = await queryClient.query(callQuery('GET /api/me', {})).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 401) throw redirect(loginPath(new URL(request.url)));
    throw error;
  });
  if (me.role !== 'staff' && me.role !== 'admin') throw new Response(null, { status: 403, statusText: 'Staff only' });
}
