import { randomUUID } from 'node:crypto';
import type { Role } from '@aarohan/shared/accounts';
import type { Tx } from '../db/db.ts';
import { ApiProblem } from '../errors.ts';
import { limits } from '../limits/limit-rules.ts';
import { countOrRefuse } from '../limits/limit-store.ts';
import type { Parts, Settings } from '../parts.ts';
import { hashToken, newToken } from '../secrets.ts';
import type { User } from './account-tables.ts';
import { hashCode, hashSubject, isSameHash } from './code-secrets.ts';
import { takeTry, useUpCode } from './code-store.ts';
import { lifetimeOf, roleOf } from './session-rules.ts';
import { deleteSession, insertSession } from './session-store.ts';
import { findUserByEmail, insertUnregistered } from './user-store.ts';

export interface NewSession {
  token: string;
  role: Role;
  /** seconds */
  maxAge: number;
}

/**
 * Trades a code for a session, once. A wrong try stays counted: it is an outcome of the transaction, not a failure of it.
 *
 * @param earlier token hash of the session that the new one replaces
 */
export async function verifyCode(parts: Parts, proof: { email: string; otp: string }, ip: string, earlier?: string): Promise<NewSession> {
  const email = proof.email.toLowerCase();
  const session = await parts.db.transaction(async (tx) => {
    await countOrRefuse(tx, limits.guessesPerAddress, ip, parts.clock.now());
    if (!(await isRightCode(tx, parts, email, proof.otp))) return undefined;
    const user = await findWhoMayLogIn(tx, parts, email);
    if (earlier) await deleteSession(tx, earlier);
    return user && openSession(tx, parts, user);
  });
  if (!session) throw new ApiProblem('wrong-code');
  return session;
}

async function isRightCode(tx: Tx, { settings: { secret }, clock }: Parts, email: string, code: string): Promise<boolean> {
  const subject = hashSubject(secret, email);
  const stored = await takeTry(tx, subject, clock.now());
  const given = hashCode(secret, email, code);
  return stored !== undefined && isSameHash(stored, given) && useUpCode(tx, subject, stored);
}

async function findWhoMayLogIn(tx: Tx, { settings, clock }: Parts, email: string): Promise<User | undefined> {
  if (!isStaff(settings, email)) {
    const user = await findUserByEmail(tx, email);
    return user?.passwordHash ? user : undefined;
  }
  return insertUnregistered(tx, {
    id: randomUUID(),
    fullname: nameFrom(email),
    email,
    mobile: null,
    passwordHash: null,
    createdAt: clock.now(),
  });
}

async function openSession(tx: Tx, { settings, clock }: Parts, user: User): Promise<NewSession> {
  const now = clock.now();
  const token = newToken();
  const role = roleOf(user.email, settings.staffEmails);
  const { absolute } = lifetimeOf(role);
  const endsAt = new Date(now.getTime() + absolute);
  await insertSession(tx, { tokenHash: hashToken(token), userId: user.id, createdAt: now, lastSeenAt: now, endsAt });
  return { token, role, maxAge: absolute / 1000 };
}

const isStaff = ({ staffEmails }: Settings, email: string): boolean => roleOf(email, staffEmails) !== 'visitor';

/** `asha.rao@…` → `Asha Rao`, until the person registers with a name. */
const nameFrom = (email: string): string =>
  email
    .replace(/@.*/, '')
    .split(/[._+-]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ') || 'Staff';
