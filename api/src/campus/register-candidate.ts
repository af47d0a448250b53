import { randomUUID } from 'node:crypto';
import { resumeMissing, type CandidateForm } from '@aarohan/shared/campus-registrations';
import { wrongBirthday } from '@aarohan/shared/campus-rules';
import { dayInIndia } from '@aarohan/shared/dates';
import { toE164 } from '../accounts/phone-number.ts';
import { badInput } from '../errors.ts';
import type { Upload } from '../files/upload.ts';
import { limits } from '../limits/limit-rules.ts';
import { countOrRefuse } from '../limits/limit-store.ts';
import { postMail } from '../mail/outbox.ts';
import type { Parts } from '../parts.ts';
import { candidateDeskMail, candidateMail } from './campus-mail.ts';
import { findPostTitle } from './find-post-title.ts';
import { insertCandidate } from './registration-store.ts';
import { resumePath } from './resume-path.ts';

/**
 * Enters a candidate of the campus drive with the résumé, and tells candidate and placement desk by mail, all or nothing.
 *
 * @throws bad-input, not-found, already-registered, too-many-tries
 */
export async function registerCandidate(
  { db, settings, clock, outbox }: Pick<Parts, 'db' | 'settings' | 'clock' | 'outbox'>,
  { blogId, email, phno, ...form }: CandidateForm,
  upload: Upload<'resume'>,
  ip: string,
): Promise<{ message: string }> {
  const now = clock.now();
  const phone = toE164(phno);
  const [resume] = upload.files;
  const dob = wrongBirthday(form.dob, dayInIndia(now));
  if (!phone || !resume || dob !== undefined) {
    throw badInput({
      ...(!phone && { phno: 'Enter a phone number like 98765 43210.' }),
      ...(dob !== undefined && { dob }),
      ...(!resume && { resume: resumeMissing }),
    });
  }

  await countOrRefuse(db, limits.candidatesPerAddress, ip, now);
  const row = {
    ...form,
    id: randomUUID(),
    postId: blogId || null,
    email: email.toLowerCase(),
    phone,
    resumeName: resume.name,
    resumeType: resume.contentType,
    resumeSize: resume.size,
    resumeFile: resume.file,
    createdAt: now,
  };
  await db.transaction(async (tx) => {
    const post = await findPostTitle(tx, row.postId);
    await insertCandidate(tx, row);
    await postMail(tx, candidateMail(row, post), now);
    await postMail(tx, candidateDeskMail(row, post, settings.publicUrl + resumePath(row.id)), now);
  });
  upload.keep();
  outbox.poke();
  return { message: 'You are registered for the campus drive. A confirmation is on its way to you by mail.' };
}
