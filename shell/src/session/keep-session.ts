import { ApiError, request } from '@aarohan/shared/http';
import { rememberSession, restoreSession, useSession } from '@aarohan/shared/session';
import { dropSessionHint, hasSessionHint } from './session-hint.ts';

/**
 * Fills the header after the first render, so that no HTML is personal: the stored name, or, where
 * storage was emptied, the name of the server's session. Nobody else is asked: an anonymous
 * visit makes no call. `data-known` was set by the document, to show no Sign Up to somebody whose name is stored.
 */
export async function keepSession(): Promise<void> {
  restoreSession();
  delete document.documentElement.dataset['known'];
  if (useSession.getState().fullName !== undefined || !hasSessionHint(document.cookie)) return;
  try {
    const me = await request('GET /api/me', {});
    rememberSession({ fullName: me.fullname, userId: me.userId, role: me.role });
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) dropSessionHint();
  }
}
