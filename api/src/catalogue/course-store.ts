import { asc, desc, eq, getTableColumns, min, sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../db/db.ts';
import type { Slice } from './course-rules.ts';
import { categories, courses, type CourseRow } from './course-tables.ts';

const { search, ...columns } = getTableColumns(courses);
const inOrder = [asc(courses.position), asc(courses.uuid)];

export const countCourses = (tx: Tx): Promise<number> => tx.$count(courses);

/** In the order of the catalogue, each with the name of its category. */
export const listCourses = (tx: Tx, { limit, offset }: Slice) =>
  tx
    .select({ ...columns, categoryName: categories.name })
    .from(courses)
    .innerJoin(categories, eq(categories.id, courses.categoryId))
    .orderBy(...inOrder)
    .limit(limit)
    .offset(offset);

export const listCategories = (tx: Tx) =>
  tx.select({ id: categories.id, name: categories.name }).from(categories).orderBy(asc(categories.position), asc(categories.id));

export const countCoursesOfCategory = (tx: Tx, categoryId: string): Promise<number> =>
  tx.$count(courses, eq(courses.categoryId, categoryId));

export const listCoursesOfCategory = (tx: Tx, categoryId: string, { limit, offset }: Slice): Promise<FoundCourse[]> =>
  tx
    .select(columns)
    .from(courses)
    .where(eq(courses.categoryId, categoryId))
    .orderBy(...inOrder)
    .limit(limit)
    .offset(offset);

export const countFoundCourses = (tx: Tx, words: string[]): Promise<number> => tx.$count(courses, fits(words));

/** Courses with every word in name, skills, category or level: by where the words stand; a whole word counts more than a beginning. */
export const findCourses = (tx: Tx, words: string[], { limit, offset }: Slice): Promise<FoundCourse[]> =>
  tx
    .select(columns)
    .from(courses)
    .where(fits(words))
    .orderBy(desc(sql`ts_rank(${search}, ${wanted(words)})`), ...inOrder)
    .limit(limit)
    .offset(offset);

/** The texts of the fields that courses lie in: few, however many courses there are. */
export async function listFieldTexts(tx: Tx): Promise<string[]> {
  const { skillCategory, skillSubCategory, proficiency } = columns;
  const rows = await tx.selectDistinct({ skillCategory, skillSubCategory, proficiency }).from(courses);
  return rows.flatMap((row) => Object.values(row));
}

export async function findCourse(tx: Tx, uuid: string) {
  const [row] = await tx
    .select({ ...columns, categoryName: categories.name })
    .from(courses)
    .innerJoin(categories, eq(categories.id, courses.categoryId))
    .where(eq(courses.uuid, uuid));
  return row;
}

/** In the order of the catalogue. */
export async function listSkillCategories(tx: Tx): Promise<string[]> {
  const rows = await tx
    .select({ name: courses.skillCategory })
    .from(courses)
    .groupBy(courses.skillCategory)
    .orderBy(asc(min(courses.position)), asc(courses.skillCategory));
  return rows.map(({ name }) => name);
}

export const listCoursesOfSkillCategory = (tx: Tx, skillCategory: string): Promise<FoundCourse[]> =>
  tx
    .select(columns)
    .from(courses)
    .where(eq(courses.skillCategory, skillCategory))
    .orderBy(...inOrder);

export type FoundCourse = Omit<CourseRow, 'search'>;

const fits = (words: string[]): SQL => sql`${search} @@ (${wanted(words)})`;

/** Letters, digits and marks only (`searchWords`): a word begins like one of the course, or has its stem. */
const wanted = (words: string[]): SQL =>
  sql.join(
    words.map((word) => sql`(to_tsquery('simple', ${`'${word}':*`}) || plainto_tsquery('english', ${word}))`),
    sql` && `,
  );
