import { request } from '@aarohan/shared/http';
import { notify } from '@aarohan/shared/notices';
import { useQueryClient } from '@aarohan/shared/query';
import { useNavigate } from '@aarohan/shared/router';
import { forgetSession } from '@aarohan/shared/session';
import { dropSessionHint } from './session-hint.ts';

/**
 * Ends the session here and on the server, and goes to the login page. When the server cannot be
 * told, the person hears it, because on a shared computer that matters.
 */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  const queryClient = useQueryClient();

  return async () => {
    const told = request('POST /api/logout', {}).catch(() => {
      notify('warning', 'You are logged out here, but the server could not be told. Please log out again when you are online.');
    });
    forgetSession();
    dropSessionHint();
    queryClient.clear();
    await navigate('/login');
    await told;
  };
}
