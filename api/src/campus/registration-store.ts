import { eq, inArray } from 'drizzle-orm';
import type { Tx } from '../db/db.ts';
import { ApiProblem } from '../errors.ts';
import { campusCandidates, campusColleges, campusEmployers } from './registration-tables.ts';

export type CandidateRow = typeof campusCandidates.$inferInsert;
export type EmployerRow = typeof campusEmployers.$inferInsert;
export type CollegeRow = typeof campusColleges.$inferInsert;

/** @throws already-registered for a person whom the post has already */
export async function insertCandidate(tx: Tx, row: CandidateRow): Promise<void> {
  const entered = await tx.insert(campusCandidates).values(row).onConflictDoNothing().returning({ id: campusCandidates.id });
  assertEntered(entered, 'You are already registered with this e-mail address for this job post.');
}

/** @throws already-registered for a position that the post has already */
export async function insertEmployer(tx: Tx, row: EmployerRow): Promise<void> {
  const entered = await tx.insert(campusEmployers).values(row).onConflictDoNothing().returning({ id: campusEmployers.id });
  assertEntered(entered, 'This position of your organisation is already registered for this job post.');
}

/** @throws already-registered for a contact person whom the post has already */
export async function insertCollege(tx: Tx, row: CollegeRow): Promise<void> {
  const entered = await tx.insert(campusColleges).values(row).onConflictDoNothing().returning({ id: campusColleges.id });
  assertEntered(entered, 'A college is already registered with this e-mail address for this job post.');
}

function assertEntered(entered: { id: string }[], sentence: string): void {
  if (entered.length === 0) throw new ApiProblem('already-registered', { sentence });
}

/** @throws not-found */
export async function requireResume(tx: Tx, candidateId: string) {
  const { resumeName: name, resumeType: contentType, resumeSize: size, resumeFile: file } = campusCandidates;
  const [resume] = await tx.select({ name, contentType, size, file }).from(campusCandidates).where(eq(campusCandidates.id, candidateId));
  if (!resume) throw new ApiProblem('not-found');
  return resume;
}

/** Which of these files are résumés. */
export async function findNamedResumes(tx: Tx, files: string[]): Promise<string[]> {
  const rows = await tx
    .select({ file: campusCandidates.resumeFile })
    .from(campusCandidates)
    .where(inArray(campusCandidates.resumeFile, files));
  return rows.map(({ file }) => file);
}
