import type { Super30Request } from '@aarohan/shared/leads';
import { limits } from '../limits/limit-rules.ts';
import { countOrRefuse } from '../limits/limit-store.ts';
import type { Parts } from '../parts.ts';
import { super30Path } from './brochure-rules.ts';
import { saveSuper30Request } from './lead-store.ts';
import { requireMobile } from './require-mobile.ts';

/**
 * Notes who wants to know about Super30, and hands out the brochure; who asks again gets it again.
 *
 * @throws bad-input, too-many-tries
 */
export async function sendSuper30Brochure(
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  { fullname, email, mobileno, location }: Super30Request,
  ip: string,
): Promise<{ message: string; fileUrl: string }> {
  const createdAt = clock.now();
  const phone = requireMobile(mobileno);
  await countOrRefuse(db, limits.super30PerAddress, ip, createdAt);
  await saveSuper30Request(db, { emailKey: email.toLowerCase(), fullname, email, location, phone, createdAt });
  return { message: 'Your brochure is ready.', fileUrl: super30Path };
}
