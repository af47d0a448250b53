import { randomInt } from 'node:crypto';
import type { Tx } from '../db/db.ts';
import { ApiProblem } from '../errors.ts';
import { limits } from '../limits/limit-rules.ts';
import { countOrRefuse } from '../limits/limit-store.ts';
import { postMail } from '../mail/outbox.ts';
import type { Parts, Settings } from '../parts.ts';
import { codeMail } from './code-mail.ts';
import { askForCode, codeLifetime } from './code-rules.ts';
import { lockAsks, replaceCode } from './code-store.ts';
import { hashCode, hashSubject } from './code-secrets.ts';
import { roleOf } from './session-rules.ts';
import { findUserByEmail } from './user-store.ts';

/** Mails a one-time code to who has an account. For everybody else the same is done, written and answered, but not mailed. */
export async function sendCode({ db, settings, clock, outbox }: Parts, given: string, ip: string): Promise<void> {
  const email = given.toLowerCase();
  const now = clock.now();
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const expiresAt = new Date(now.getTime() + codeLifetime);
  await db.transaction(async (tx) => {
    await countOrRefuse(tx, limits.codesPerAddress, ip, now);
    const subject = hashSubject(settings.secret, email);
    const asked = askForCode(await lockAsks(tx, subject, now), now);
    if ('wait' in asked) throw new ApiProblem('too-many-tries', { retryAfter: asked.wait });
    await countOrRefuse(tx, limits.codesInTotal, 'all', now);
    await replaceCode(tx, subject, { codeHash: hashCode(settings.secret, email, code), expiresAt, askedAt: asked.askedAt });
    await postMail(tx, { to: email, ...codeMail(code), expiresAt, withheld: !(await mayLogIn(tx, settings, email)) }, now);
  });
  outbox.poke();
}

async function mayLogIn(tx: Tx, { staffEmails }: Settings, email: string): Promise<boolean> {
  const user = await findUserByEmail(tx, email);
  return Boolean(user?.passwordHash) || roleOf(email, staffEmails) !== 'visitor';
}
