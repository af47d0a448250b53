import type { Category, CategoryCourse, HeaderCourse, SubscriptionCourse } from '@aarohan/shared/catalogue';
import { categoryPageSize, subscriptionPageSize } from '@aarohan/shared/catalogue';
import { formatDuration } from '@aarohan/shared/durations';
import type { Pictures } from '../media/pictures.ts';
import type { Parts } from '../parts.ts';
import { correctWords } from './correct-words.ts';
import { hasMore, searchWords, shownRating, sliceOf, toMinutes } from './course-rules.ts';
import {
  countCourses,
  countCoursesOfCategory,
  countFoundCourses,
  findCourses,
  type FoundCourse,
  listCategories,
  listCourses,
  listCoursesOfCategory,
  listCoursesOfSkillCategory,
  listSkillCategories,
} from './course-store.ts';

type Shelf = Pick<Parts, 'db' | 'pictures'>;

export interface CategoryPage {
  courses: CategoryCourse[];
  nextPageAvailable: boolean;
  totalCourses: number;
}

/** A page of all subscription courses. */
export async function listSubscriptionCourses(
  { db, pictures }: Shelf,
  page: number,
): Promise<{ courses: SubscriptionCourse[]; hasNextPage: boolean; totalCourses: number }> {
  const [rows, totalCourses] = await Promise.all([listCourses(db, sliceOf(page, subscriptionPageSize)), countCourses(db)]);
  return {
    courses: rows.map((course) => subscriptionCourse(course, course.categoryName, pictures)),
    hasNextPage: hasMore(page, subscriptionPageSize, totalCourses),
    totalCourses,
  };
}

/** All categories on the first page, none on the others. */
export const listCategoryPage = async ({ db }: Shelf, page: number): Promise<{ categories: Category[] }> => ({
  categories: page === 1 ? await listCategories(db) : [],
});

/** A page of a category; an unknown one is empty. */
export async function listCategoryCourses({ db, pictures }: Shelf, categoryId: string, page: number): Promise<CategoryPage> {
  const slice = sliceOf(page, categoryPageSize);
  const [rows, total] = await Promise.all([listCoursesOfCategory(db, categoryId, slice), countCoursesOfCategory(db, categoryId)]);
  return categoryPage(rows, page, total, pictures);
}

/** A page of the courses that fit what was typed, best first; where none does, of those that fit what was probably meant. */
export async function searchCourses({ db, pictures }: Shelf, typed: string, page: number): Promise<CategoryPage> {
  const words = searchWords(typed);
  const found = await findPage(db, words, page);
  const meant = found.total > 0 ? undefined : await correctWords({ db }, words);
  const { rows, total } = meant ? await findPage(db, meant, page) : found;
  return categoryPage(rows, page, total, pictures);
}

async function findPage(db: Parts['db'], words: string[], page: number): Promise<{ rows: FoundCourse[]; total: number }> {
  if (words.length === 0) return { rows: [], total: 0 };
  const [rows, total] = await Promise.all([findCourses(db, words, sliceOf(page, categoryPageSize)), countFoundCourses(db, words)]);
  return { rows, total };
}

export const listSkills = async ({ db }: Shelf): Promise<{ skillCategories: string[] }> => ({
  skillCategories: await listSkillCategories(db),
});

/** The courses of a skill category as the header's finder lists them; an unknown one is empty. */
export async function listSkillCourses({ db }: Shelf, category: string): Promise<{ courses: HeaderCourse[] }> {
  const rows = await listCoursesOfSkillCategory(db, category);
  return { courses: rows.map(headerCourse) };
}

const categoryPage = (rows: FoundCourse[], page: number, totalCourses: number, pictures: Pictures): CategoryPage => ({
  courses: rows.map((course) => categoryCourse(course, pictures)),
  nextPageAvailable: hasMore(page, categoryPageSize, totalCourses),
  totalCourses,
});

function subscriptionCourse(course: FoundCourse, categoryName: string, pictures: Pictures): SubscriptionCourse {
  const { uuid, name, rating, durationSeconds, skills } = course;
  const cover = pictures.find(course.cover);
  const image = { image: cover.src };
  return {
    uuid,
    name,
    image,
    cover,
    rating: shownRating(rating),
    duration: toMinutes(durationSeconds),
    category: { name: categoryName },
    skill: skills,
  };
}

function categoryCourse(course: FoundCourse, pictures: Pictures): CategoryCourse {
  const { uuid, name, rating, code, description, proficiency, durationSeconds } = course;
  const cover = pictures.find(course.cover);
  return {
    id: uuid,
    name,
    image: cover.src,
    cover,
    rating: shownRating(rating),
    code,
    description,
    proficiency,
    duration: durationSeconds,
  };
}

const headerCourse = ({ uuid, name, skillCategory, skillSubCategory, proficiency, durationSeconds }: FoundCourse): HeaderCourse => ({
  uuid,
  courseName: name,
  skillCategory,
  skillSubCategory,
  proficiency,
  duration: formatDuration(durationSeconds),
});
