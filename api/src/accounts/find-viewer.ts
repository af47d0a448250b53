import type { Parts } from '../parts.ts';
import { hashToken } from '../secrets.ts';
import type { Viewer } from '../viewer.ts';
import { isLive, isWorthNoting, roleOf } from './session-rules.ts';
import { findSession, noteSeen } from './session-store.ts';

/** The person a session token belongs to, while both the session and the right to have one last. */
export async function findViewer({ db, settings, clock }: Parts, token: string): Promise<Viewer | null> {
  const now = clock.now();
  const tokenHash = hashToken(token);
  const found = await findSession(db, tokenHash);
  if (!found) return null;
  const { session, user } = found;
  const role = roleOf(user.email, settings.staffEmails);
  const mayLogIn = role !== 'visitor' || user.passwordHash !== null;
  if (!mayLogIn || !isLive(session, role, now)) return null;
  if (isWorthNoting(session, now)) await noteSeen(db, tokenHash, now);
  return { userId: user.id, fullname: user.fullname, email: user.email, role, tokenHash };
}
