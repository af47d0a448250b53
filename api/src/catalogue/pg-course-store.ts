import { eq } from 'drizzle-orm';
import type { Tx } from '../db/db.ts';
import { ApiProblem } from '../errors.ts';
import { pgCourses } from './course-tables.ts';

export type PgCourseRow = typeof pgCourses.$inferSelect;

export async function findPgCourse(tx: Tx, id: string): Promise<PgCourseRow | undefined> {
  const [course] = await tx.select().from(pgCourses).where(eq(pgCourses.id, id));
  return course;
}

/** @throws product-not-found */
export async function requirePgCourse(tx: Tx, id: string): Promise<PgCourseRow> {
  const course = await findPgCourse(tx, id);
  if (!course) throw new ApiProblem('product-not-found');
  return course;
}
