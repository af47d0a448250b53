import { randomUUID } from 'node:crypto';
import type { CollegeForm } from '@aarohan/shared/campus-registrations';
import { toE164 } from '../accounts/phone-number.ts';
import { badInput } from '../errors.ts';
import { limits } from '../limits/limit-rules.ts';
import { countOrRefuse } from '../limits/limit-store.ts';
import { postMail } from '../mail/outbox.ts';
import type { Parts } from '../parts.ts';
import { collegeDeskMail, collegeMail } from './campus-mail.ts';
import { findPostTitle } from './find-post-title.ts';
import { insertCollege } from './registration-store.ts';

/**
 * Enters a college that sends its students, and tells its contact person and the placement desk by mail.
 *
 * @throws bad-input, not-found, already-registered, too-many-tries
 */
export async function registerCollege(
  { db, clock, outbox }: Pick<Parts, 'db' | 'clock' | 'outbox'>,
  { blogId, contactPersonEmail, contactPersonPhno, ...form }: CollegeForm,
  ip: string,
): Promise<{ success: boolean; message: string }> {
  const now = clock.now();
  const phone = toE164(contactPersonPhno);
  if (!phone) throw badInput({ contactPersonPhno: 'Enter a phone number like 98765 43210.' });

  await countOrRefuse(db, limits.collegesPerAddress, ip, now);
  const row = {
    ...form,
    id: randomUUID(),
    postId: blogId || null,
    contactPersonEmail: contactPersonEmail.toLowerCase(),
    contactPersonPhone: phone,
    createdAt: now,
  };
  await db.transaction(async (tx) => {
    const post = await findPostTitle(tx, row.postId);
    await insertCollege(tx, row);
    await postMail(tx, collegeMail(row, post), now);
    await postMail(tx, collegeDeskMail(row, post), now);
  });
  outbox.poke();
  return { success: true, message: 'Your college is registered. A confirmation is on its way to you by mail.' };
}
