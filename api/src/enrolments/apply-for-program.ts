import type { EnrolmentDocument, EnrolmentForm } from '@aarohan/shared/enrolments';
import { toE164 } from '../accounts/phone-number.ts';
import { chosenBatch } from '../catalogue/batch-rules.ts';
import { listBatches, requireProgram } from '../catalogue/program-store.ts';
import { ApiProblem, badInput } from '../errors.ts';
import type { Upload } from '../files/upload.ts';
import { limits } from '../limits/limit-rules.ts';
import { countOrRefuse } from '../limits/limit-store.ts';
import type { Parts } from '../parts.ts';
import { filledIn, missingPapers } from './enrolment-rules.ts';
import { registerApplicant, type Registration } from './register-applicant.ts';

/**
 * Enrols somebody for a program (spec 2 §3, §5).
 *
 * @throws bad-input, product-not-found, product-not-available, too-many-tries
 */
export async function applyForProgram(
  parts: Pick<Parts, 'db' | 'settings' | 'clock' | 'outbox'>,
  {
    productId,
    phno,
    email,
    fullname,
    state,
    universityCollegeName,
    candidateType,
    specialization,
    batchNumber: shown,
    ...marks
  }: EnrolmentForm,
  upload: Upload<EnrolmentDocument>,
  ip: string,
): Promise<Registration> {
  const { db, clock } = parts;
  const now = clock.now();
  const phone = toE164(phno);
  const wrong = { ...(!phone && { phno: 'Enter a phone number like 98765 43210.' }), ...missingPapers(candidateType, upload.files) };
  if (!phone || Object.keys(wrong).length > 0) throw badInput(wrong);

  await countOrRefuse(db, limits.enrolmentsPerAddress, ip, now);
  const program = await requireProgram(db, productId);
  if (!program.available) throw new ApiProblem('product-not-available');
  const batchNumber = chosenBatch(await listBatches(db, productId), shown, now);

  return registerApplicant(
    parts,
    {
      fullname,
      email: email.toLowerCase(),
      phone,
      state,
      universityCollegeName,
      candidateType,
      specialization,
      batchNumber,
      marks: filledIn(marks),
      courseId: program.id,
      courseName: program.name,
    },
    upload,
  );
}
