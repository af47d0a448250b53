import { randomUUID } from 'node:crypto';
import type { Registration } from '@aarohan/shared/accounts';
import { ApiProblem, badInput } from '../errors.ts';
import { limits } from '../limits/limit-rules.ts';
import { countOrRefuse } from '../limits/limit-store.ts';
import type { Parts } from '../parts.ts';
import { hashPassword } from './password-hash.ts';
import { toE164 } from './phone-number.ts';
import { findUserByEmail, insertRegistered } from './user-store.ts';

/** Creates an account (spec 1 §4). A known address changes nothing and reads like any other failure. */
export async function register(
  { db, clock }: Parts,
  { fullname, password, ...given }: Registration,
  ip: string,
): Promise<{ userId: string; fullname: string }> {
  const now = clock.now();
  const email = given.email.toLowerCase();
  const mobile = requireMobile(given.mobile);
  await countOrRefuse(db, limits.registrationsPerAddress, ip, now);
  if ((await findUserByEmail(db, email))?.passwordHash) throw new ApiProblem('already-registered');
  const passwordHash = await hashPassword(password);
  const user = await insertRegistered(db, { id: randomUUID(), fullname, email, mobile, passwordHash, createdAt: now });
  if (!user) throw new ApiProblem('already-registered');
  return { userId: user.id, fullname: user.fullname };
}

function requireMobile(typed: string): string {
  const mobile = toE164(typed);
  if (!mobile) throw badInput({ mobile: 'Enter a mobile number like 98765 43210.' });
  return mobile;
}
