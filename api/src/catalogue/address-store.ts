import { asc } from 'drizzle-orm';
import type { Tx } from '../db/db.ts';
import { courses, pgCourses } from './course-tables.ts';
import { products } from './program-tables.ts';

export const listProgramIds = async (tx: Tx): Promise<string[]> =>
  idsOf(await tx.select({ id: products.id }).from(products).orderBy(asc(products.kind), asc(products.position)));

export const listCourseIds = async (tx: Tx): Promise<string[]> =>
  idsOf(await tx.select({ id: courses.uuid }).from(courses).orderBy(asc(courses.position)));

export const listPgCourseIds = async (tx: Tx): Promise<string[]> =>
  idsOf(await tx.select({ id: pgCourses.id }).from(pgCourses).orderBy(asc(pgCourses.id)));

const idsOf = (rows: { id: string }[]): string[] => rows.map(({ id }) => id);
