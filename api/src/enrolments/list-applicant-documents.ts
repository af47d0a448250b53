import type { ApplicantDocument } from '@aarohan/shared/enrolments';
import type { Parts } from '../parts.ts';
import { listDocuments, requireEnrolment } from './document-store.ts';

/**
 * What somebody handed in with the application.
 *
 * @throws not-found
 */
export async function listApplicantDocuments({ db }: Pick<Parts, 'db'>, userId: string): Promise<ApplicantDocument[]> {
  await requireEnrolment(db, userId);
  const rows = await listDocuments(db, userId);
  return rows.map(({ id, key, name, size }) => ({
    key,
    name,
    size,
    url: `/api/registered-users/${encodeURIComponent(userId)}/documents/${encodeURIComponent(id)}`,
  }));
}
