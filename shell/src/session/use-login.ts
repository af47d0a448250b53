import { ApiError, request, type Input } from '@aarohan/shared/http';
import { notify } from '@aarohan/shared/notices';
import { callQuery, useQueryClient } from '@aarohan/shared/query';
import { useNavigate } from '@aarohan/shared/router';
import { rememberSession } from '@aarohan/shared/session';
import { safeNext } from './safe-next.ts';

type Proof = Input<'POST /api/verifyEmailOtp'>['body'];

/**
 * Trades a code for a session, remembers who it is and goes to where the visitor wanted to be.
 *
 * @throws {ApiError} when the code is not accepted
 */
export function useLogin(next: string | null): (proof: Proof) => Promise<void> {
  const queryClient = useQueryClient();
  const navigate = useNavigate();

  return async (body) => {
    await request('POST /api/verifyEmailOtp', { body });
    queryClient.clear();
    try {
      const me = await queryClient.query(callQuery('GET /api/me', {}));
      rememberSession({ userId: me.userId, fullName: me.fullname, role: me.role });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // The session is there, and the header asks for its name again on the next page.
      notify('warning', 'You are logged in, but your name could not be loaded yet.');
    }
    await navigate(safeNext(next), { replace: true });
  };
}
