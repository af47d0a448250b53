import type { ResultLinkSent, ResultRecord } from '@aarohan/shared/results';
import { z } from 'zod';
import { hashSubject } from '../accounts/code-secrets.ts';
import { ApiProblem, badInput } from '../errors.ts';
import { limits } from '../limits/limit-rules.ts';
import { countOrRefuse } from '../limits/limit-store.ts';
import { postMail } from '../mail/outbox.ts';
import type { Parts } from '../parts.ts';
import { emailOfToken, resultLink } from './result-link.ts';
import { resultMail } from './result-mail.ts';
import { findResult } from './result-store.ts';

interface ResultQuery {
  email?: string;
  token?: string;
}

/**
 * The published result of an address (spec 2 §7). Where results are only shown to who reads the address's mail
 * (`RESULT_ACCESS=verified`), a link is mailed instead, and the answer is the same for addresses without a result.
 *
 * @throws bad-input, too-many-tries, result-not-found, link-expired
 */
export async function readResult(parts: Parts, { email = '', token }: ResultQuery, ip: string): Promise<ResultRecord | ResultLinkSent> {
  const { db, settings, clock } = parts;
  const now = clock.now();
  await countOrRefuse(db, limits.resultsPerAddress, ip, now);
  if (token !== undefined) return requireResult(parts, emailOfToken(settings.secret, token, now));
  if (!z.email().safeParse(email).success) throw badInput({ email: 'Please enter a valid email.' });
  return settings.resultAccess === 'open' ? requireResult(parts, email) : sendLink(parts, email);
}

async function requireResult({ db, clock }: Parts, email: string | undefined): Promise<ResultRecord> {
  if (email === undefined) throw new ApiProblem('link-expired');
  const record = await findResult(db, email, clock.now());
  if (!record) throw new ApiProblem('result-not-found');
  return record;
}

async function sendLink({ db, settings, clock, outbox }: Parts, email: string): Promise<ResultLinkSent> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    await countOrRefuse(tx, limits.resultLinksPerEmail, hashSubject(settings.secret, email.toLowerCase()), now);
    const withheld = (await findResult(tx, email, now)) === undefined;
    await postMail(tx, { ...resultMail(email, resultLink(settings, email, now)), withheld }, now);
  });
  outbox.poke();
  return { linkSent: true, message: 'If a result is published for this address, a link to it is on its way there.' };
}
