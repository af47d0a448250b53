import { boolean, doublePrecision, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

export const categories = pgTable('categories', {
  id: text('id').primaryKey(),
  name: text('name').notNull().unique(),
  position: integer('position').notNull(),
});

/** Subscription courses of the outside catalogue. */
export const courses = pgTable(
  'courses',
  {
    uuid: text('uuid').primaryKey(),
    code: text('code').notNull().unique(),
    position: integer('position').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    categoryId: text('category_id')
      .notNull()
      .references(() => categories.id),
    /** key of the media manifest */
    cover: text('cover').notNull(),
    rating: doublePrecision('rating').notNull(),
    durationSeconds: integer('duration_seconds').notNull(),
    language: text('language').notNull(),
    skills: jsonb('skills').$type<string[]>().notNull(),
    /** the header's finder: broad field and field below it */
    skillCategory: text('skill_category').notNull(),
    skillSubCategory: text('skill_sub_category').notNull(),
    proficiency: text('proficiency').notNull(),
    author: text('author').notNull(),
    totalModules: integer('total_modules').notNull(),
    highlights: jsonb('highlights').$type<string[]>().notNull(),
    prerequisite: text('prerequisite').notNull(),
    hashtags: jsonb('hashtags').$type<string[]>().notNull(),
    certificate: boolean('certificate').notNull(),
    /** paise, net of GST */
    price: integer('price').notNull(),
  },
  (table) => [
    index('courses_position').on(table.position),
    index('courses_category').on(table.categoryId, table.position),
    index('courses_skill_category').on(table.skillCategory, table.position),
  ],
);
export type CourseRow = typeof courses.$inferSelect;

export const pgCourses = pgTable('pg_courses', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  /** keys of the media manifest, at most six */
  images: jsonb('images').$type<string[]>().notNull(),
});
