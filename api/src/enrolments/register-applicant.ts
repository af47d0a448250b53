import { randomUUID } from 'node:crypto';
import { dayInIndia } from '@aarohan/shared/dates';
import type { StoredFile, Upload } from '../files/upload.ts';
import { postMail } from '../mail/outbox.ts';
import type { Parts } from '../parts.ts';
import { keyedHash } from '../secrets.ts';
import { insertDocuments } from './document-store.ts';
import { registrationMail } from './enrolment-mail.ts';
import { registrationIdOf } from './enrolment-rules.ts';
import { findByFingerprint, insertEnrolment, lockNumbers, takeNumber, type EnrolmentRow } from './enrolment-store.ts';

export type Applicant = Omit<EnrolmentRow, 'id' | 'registrationId' | 'registrationDate' | 'fingerprint' | 'createdAt' | 'address'>;

export interface Registration {
  message: string;
  registrationId: string;
  /** ISO 8601 day */
  registrationDate: string;
}

/**
 * Enters somebody who applied, with the papers and the confirmation mail, all or nothing. The same form with the same
 * files is the same registration, however often and however fast it comes.
 */
export async function registerApplicant(
  { db, settings, clock, outbox }: Pick<Parts, 'db' | 'settings' | 'clock' | 'outbox'>,
  applicant: Applicant,
  upload: Upload,
): Promise<Registration> {
  const now = clock.now();
  const registrationDate = dayInIndia(now);
  const year = Number(registrationDate.slice(0, 4));
  const fingerprint = keyedHash(settings.secret, 'enrolment', JSON.stringify(applicant), ...digestsOf(upload.files));

  const { row, isNew } = await db.transaction(async (tx) => {
    await lockNumbers(tx, year);
    const known = await findByFingerprint(tx, fingerprint);
    if (known) return { row: known, isNew: false };
    const registrationId = registrationIdOf(year, await takeNumber(tx, year));
    const entered = { ...applicant, id: randomUUID(), registrationId, registrationDate, address: '', fingerprint, createdAt: now };
    await insertEnrolment(tx, entered);
    await insertDocuments(tx, documentRows(entered.id, upload.files));
    await postMail(tx, registrationMail(entered), now);
    return { row: entered, isNew: true };
  });

  if (isNew) upload.keep();
  outbox.poke();
  return { message: 'Your application has reached us.', registrationId: row.registrationId, registrationDate: row.registrationDate };
}

const documentRows = (enrolmentId: string, files: readonly StoredFile[]) =>
  files.map(({ part: key, name, contentType, size, file }, position) => ({
    id: randomUUID(),
    enrolmentId,
    position,
    key,
    name,
    contentType,
    size,
    file,
  }));

/** In whatever order the parts arrived. */
const digestsOf = (files: readonly StoredFile[]): string[] => files.map(({ part, digest }) => `${part} ${digest}`).sort();
