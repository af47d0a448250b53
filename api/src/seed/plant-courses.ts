import type { Tx } from '../db/db.ts';
import { categories, courses, pgCourses } from '../catalogue/course-tables.ts';
import { categorySeeds } from './categories.ts';
import { courseRow } from './course-row.ts';
import { pgCourseSeeds } from './pg-courses.ts';
import { seededRandom } from './seeded-random.ts';

export async function plantCourses(tx: Tx): Promise<void> {
  const random = seededRandom(324);
  await tx.insert(categories).values(categorySeeds.map(({ id, name }, index) => ({ id, name, position: index + 1 })));
  const rows = categorySeeds.map((category) => category.courses.map((course, index) => courseRow(category, course, index, random)));
  await tx.insert(courses).values(inTurn(rows).map((row, index) => ({ ...row, position: index + 1 })));
  await tx.insert(pgCourses).values(pgCourseSeeds);
}

/** The first of each list, then the second of each, and so on: a first page shows many categories. */
function inTurn<T>(lists: T[][]): T[] {
  const longest = Math.max(...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_none, place) => lists.flatMap((list) => list.slice(place, place + 1))).flat();
}
