import { listDriveNames } from '../campus/job-blog-store.ts';
import type { Parts } from '../parts.ts';
import { listCourseIds, listPgCourseIds, listProgramIds } from './address-store.ts';

/** Everything of catalogue and campus that has a page, for the sitemap; a remote's route names the list that fills it. */
export async function listAddresses({ db }: Pick<Parts, 'db'>): Promise<{ lists: Record<string, string[]> }> {
  const [programs, courses, pgCourses, drives] = await Promise.all([
    listProgramIds(db),
    listCourseIds(db),
    listPgCourseIds(db),
    listDriveNames(db),
  ]);
  return { lists: { programs, courses, pgCourses, campusDrives: drives.map((name) => `campus_${name}`) } };
}
