import type { PgApplication, PgDocument } from '@aarohan/shared/enrolments';
import { toE164 } from '../accounts/phone-number.ts';
import { requirePgCourse } from '../catalogue/pg-course-store.ts';
import { badInput } from '../errors.ts';
import type { Upload } from '../files/upload.ts';
import { limits } from '../limits/limit-rules.ts';
import { countOrRefuse } from '../limits/limit-store.ts';
import type { Parts } from '../parts.ts';
import { filledIn } from './enrolment-rules.ts';
import { registerApplicant, type Registration } from './register-applicant.ts';

/**
 * Takes an application for a postgraduate course (spec 2 §3, §5); staff see it among the registered users.
 *
 * @throws bad-input, product-not-found, too-many-tries
 */
export async function applyForPgCourse(
  parts: Pick<Parts, 'db' | 'settings' | 'clock' | 'outbox'>,
  courseId: string,
  { name, email, mobile, state = '', university_name = '', candidate, ...marks }: PgApplication,
  upload: Upload<PgDocument>,
  ip: string,
): Promise<Registration> {
  const { db, clock } = parts;
  const phone = toE164(mobile);
  if (!phone) throw badInput({ mobile: 'Enter a mobile number like 98765 43210.' });
  if (!upload.files.some(({ part }) => part === 'paymentScreenshot'))
    throw badInput({ paymentScreenshot: 'Payment Screenshot is required.' });

  await countOrRefuse(db, limits.enrolmentsPerAddress, ip, clock.now());
  const course = await requirePgCourse(db, courseId);

  return registerApplicant(
    parts,
    {
      fullname: name,
      email: email.toLowerCase(),
      phone,
      state,
      universityCollegeName: university_name,
      candidateType: candidate === 'STUDENT' ? 'student' : 'professional',
      specialization: null,
      batchNumber: null,
      marks: filledIn(marks),
      courseId: course.id,
      courseName: course.name,
    },
    upload,
  );
}
