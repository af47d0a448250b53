import { and, asc, desc, eq, like, max, sql } from 'drizzle-orm';
import type { Tx } from '../db/db.ts';
import { enrolments, registrationNumbers } from './enrolment-tables.ts';

export type EnrolmentRow = typeof enrolments.$inferSelect;

/** Newest first. */
export const listEnrolments = (tx: Tx) => tx.select().from(enrolments).orderBy(desc(enrolments.createdAt), asc(enrolments.id));

export async function findByFingerprint(tx: Tx, fingerprint: string): Promise<EnrolmentRow | undefined> {
  const [row] = await tx.select().from(enrolments).where(eq(enrolments.fingerprint, fingerprint));
  return row;
}

export async function insertEnrolment(tx: Tx, row: typeof enrolments.$inferInsert): Promise<void> {
  await tx.insert(enrolments).values(row);
}

/** Makes whoever else enrols somebody in that year wait until `tx` has ended. */
export async function lockNumbers(tx: Tx, year: number): Promise<void> {
  const lock = () => tx.select().from(registrationNumbers).where(eq(registrationNumbers.year, year)).for('update');
  if ((await lock()).length > 0) return;
  await tx
    .insert(registrationNumbers)
    .values({ year, last: await highestNumber(tx, year) })
    .onConflictDoNothing();
  await lock();
}

/** The next number of a year that `tx` has locked. */
export async function takeNumber(tx: Tx, year: number): Promise<number> {
  const [row] = await tx
    .update(registrationNumbers)
    .set({ last: sql`${registrationNumbers.last} + 1` })
    .where(eq(registrationNumbers.year, year))
    .returning();
  if (!row) throw new Error(`No registration numbers of ${year}.`);
  return row.last;
}

/** Of those who are there already when a year's first number is asked for. */
async function highestNumber(tx: Tx, year: number): Promise<number> {
  const number = sql<number>`substring(${enrolments.registrationId} from 10)::int`;
  const ofYear = and(like(enrolments.registrationId, `REG-${year}-%`), sql`${enrolments.registrationId} ~ '^REG-[0-9]{4}-[0-9]{1,9}$'`);
  const [row] = await tx
    .select({ last: max(number) })
    .from(enrolments)
    .where(ofYear);
  return Number(row?.last ?? 0);
}
