import { randomUUID } from 'node:crypto';
import type { BrochureRequest } from '@aarohan/shared/leads';
import { toE164 } from '../accounts/phone-number.ts';
import { requireProgram } from '../catalogue/program-store.ts';
import { ApiProblem, badInput } from '../errors.ts';
import { limits } from '../limits/limit-rules.ts';
import { countOrRefuse } from '../limits/limit-store.ts';
import type { Parts } from '../parts.ts';
import { insertBrochureRequest } from './brochure-request-store.ts';
import { brochurePath } from './brochure-rules.ts';

/**
 * Stores who asked for a program's brochure, and hands it out (spec 1 §4).
 *
 * @throws bad-input, too-many-tries, product-not-found; brochure-already-sent for a second request of the address
 */
export async function requestBrochure(
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  productId: string,
  { fullname, email, location, mobileno, YearsOfExperience: yearsOfExperience }: BrochureRequest,
  ip: string,
): Promise<{ message: string; pdfs: string[] }> {
  const now = clock.now();
  const phone = requireMobile(mobileno);
  await countOrRefuse(db, limits.brochuresPerAddress, ip, now);
  await requireProgram(db, productId);
  const row = {
    id: randomUUID(),
    productId,
    fullname,
    email,
    emailKey: email.toLowerCase(),
    location,
    phone,
    yearsOfExperience,
    createdAt: now,
  };
  if (!(await insertBrochureRequest(db, row))) throw new ApiProblem('brochure-already-sent');
  return { message: 'Your brochure is ready.', pdfs: [brochurePath(productId)] };
}

function requireMobile(typed: string): string {
  const mobile = toE164(typed);
  if (!mobile) throw badInput({ mobileno: 'Enter a mobile number like 98765 43210.' });
  return mobile;
}
