import { randomUUID } from 'node:crypto';
import type { BrochureRequest } from '@aarohan/shared/leads';
import { findPgCourse, type PgCourseRow } from '../catalogue/pg-course-store.ts';
import { requireProgram } from '../catalogue/program-store.ts';
import { ApiProblem } from '../errors.ts';
import { limits } from '../limits/limit-rules.ts';
import { countOrRefuse } from '../limits/limit-store.ts';
import { mailOf } from '../mail/mail-layout.ts';
import { postMail, type Letter } from '../mail/outbox.ts';
import type { Parts } from '../parts.ts';
import { insertBrochureRequest } from './brochure-request-store.ts';
import { brochureFileName, brochurePath } from './brochure-rules.ts';
import { requireMobile } from './require-mobile.ts';

/**
 * Stores who asked for the brochure of a program or a postgraduate course, and hands it out (spec 1 §4); that of a
 * postgraduate course also comes by mail (spec 3 §8).
 *
 * @param pgBrochure draws the file that is mailed
 * @throws bad-input, too-many-tries, product-not-found; brochure-already-sent for a second request of the address
 */
export async function requestBrochure(
  { db, clock, outbox }: Pick<Parts, 'db' | 'clock' | 'outbox'>,
  productId: string,
  { mobileno, YearsOfExperience: yearsOfExperience, ...request }: BrochureRequest,
  ip: string,
  pgBrochure: (course: PgCourseRow) => Promise<Buffer>,
): Promise<{ message: string; pdfs: string[] }> {
  const createdAt = clock.now();
  const phone = requireMobile(mobileno);
  await countOrRefuse(db, limits.brochuresPerAddress, ip, createdAt);
  const course = await findPgCourse(db, productId);
  if (!course) await requireProgram(db, productId);
  const mail = course && brochureMail(request, course, await pgBrochure(course));
  const row = { id: randomUUID(), productId, ...request, emailKey: request.email.toLowerCase(), phone, yearsOfExperience, createdAt };
  await db.transaction(async (tx) => {
    if (!(await insertBrochureRequest(tx, row))) throw new ApiProblem('brochure-already-sent');
    if (mail) await postMail(tx, mail, createdAt);
  });
  outbox.poke();
  return { message: 'Your brochure is ready.', pdfs: [brochurePath(productId)] };
}

function brochureMail({ fullname, email }: { fullname: string; email: string }, { name }: PgCourseRow, file: Buffer): Letter {
  return {
    to: email,
    subject: `${name}: your brochure`,
    ...mailOf({
      heading: 'Your brochure',
      paragraphs: [
        `Dear ${fullname}, the brochure of ${name} is attached to this mail.`,
        'One of our advisors calls you within two working days. You can also answer this mail with your questions.',
      ],
      reason: 'You receive this mail because the brochure was asked for with this address.',
    }),
    attachments: [{ filename: brochureFileName(name), contentType: 'application/pdf', base64: file.toString('base64') }],
  };
}
