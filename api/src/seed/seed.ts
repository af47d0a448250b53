import type { Db } from '../db/db.ts';
import type { Parts } from '../parts.ts';
import { plantCampus } from './plant-campus.ts';
import { plantCourses } from './plant-courses.ts';
import { plantLetter } from './plant-letter.ts';
import { plantPeople } from './plant-people.ts';
import { plantPrograms } from './plant-programs.ts';
import { plantResults } from './plant-results.ts';
import { hasSeedMark, markSeeded } from './seed-store.ts';

const version = 1;

/**
 * Plants the catalogue and the sample records into an empty database, in one transaction. Of several
 * processes that start together one plants; a database that was planted once is left alone.
 */
export async function seedDatabase({ db, clock }: Pick<Parts, 'db' | 'clock'>): Promise<void> {
  if (await isSeeded(db)) return;
  await db.transaction(async (tx) => {
    if (!(await markSeeded(tx, version, clock.now()))) return;
    await plantPrograms(tx);
    await plantCourses(tx);
    await plantCampus(tx);
    await plantPeople(tx);
    await plantLetter(tx);
    await plantResults(tx);
  });
}

export const isSeeded = (db: Db): Promise<boolean> => hasSeedMark(db, version);
