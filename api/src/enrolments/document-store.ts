import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../db/db.ts';
import { ApiProblem } from '../errors.ts';
import { enrolmentDocuments, enrolments } from './enrolment-tables.ts';

export async function insertDocuments(tx: Tx, rows: (typeof enrolmentDocuments.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await tx.insert(enrolmentDocuments).values(rows);
}

/** In the order of the form. */
export const listDocuments = (tx: Tx, enrolmentId: string) =>
  tx.select().from(enrolmentDocuments).where(eq(enrolmentDocuments.enrolmentId, enrolmentId)).orderBy(asc(enrolmentDocuments.position));

/** @throws not-found */
export async function requireDocument(tx: Tx, enrolmentId: string, id: string) {
  const [row] = await tx
    .select()
    .from(enrolmentDocuments)
    .where(and(eq(enrolmentDocuments.id, id), eq(enrolmentDocuments.enrolmentId, enrolmentId)));
  if (!row) throw new ApiProblem('not-found');
  return row;
}

/** @throws not-found */
export async function requireEnrolment(tx: Tx, id: string): Promise<void> {
  if ((await tx.$count(enrolments, eq(enrolments.id, id))) === 0) throw new ApiProblem('not-found');
}

/** Which of these files are documents. */
export async function findNamedDocuments(tx: Tx, files: string[]): Promise<string[]> {
  const rows = await tx.select({ file: enrolmentDocuments.file }).from(enrolmentDocuments).where(inArray(enrolmentDocuments.file, files));
  return rows.map(({ file }) => file);
}
