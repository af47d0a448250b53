import { asc, desc } from 'drizzle-orm';
import type { Tx } from '../db/db.ts';
import { enrolments } from './enrolment-tables.ts';

/** Newest first. */
export const listEnrolments = (tx: Tx) => tx.select().from(enrolments).orderBy(desc(enrolments.createdAt), asc(enrolments.id));
