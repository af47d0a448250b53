import { sql } from 'drizzle-orm';
import { boolean, customType, doublePrecision, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

export const categories = pgTable('categories', {
  id: text('id').primaryKey(),
  name: text('name').notNull().unique(),
  position: integer('position').notNull(),
});

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** What stands between words, as a regular expression of PostgreSQL: signs of ASCII and Latin-1, and general punctuation. */
const betweenWords = String.raw`[\u0021-\u002F\u003A-\u0040\u005B-\u0060\u007B-\u00BF\u00D7\u00F7\u2000-\u206F]+`;

/**
 * The words of a text, for search: as they stand, to be found by their first letters, and by their English stems.
 * Signs become spaces first, or PostgreSQL would take `Node.js` for the name of a host.
 */
const words = (text: string, weight: 'A' | 'B' | 'C'): string =>
  ['simple', 'english']
    .map((language) => `setweight(to_tsvector('${language}', regexp_replace(${text}, '${betweenWords}', ' ', 'g')), '${weight}')`)
    .join(' || ');

const field = `skill_category || ' ' || skill_sub_category`;

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
    /** empty while nobody has rated it */
    rating: doublePrecision('rating'),
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
    /** kept by the database; name before skills before category and level */
    search: tsvector('search')
      .notNull()
      .generatedAlwaysAs(
        sql.raw([words('name', 'A'), words('skills::text', 'B'), words(`${field} || ' ' || proficiency`, 'C')].join(' || ')),
      ),
  },
  (table) => [
    index('courses_search').using('gin', table.search),
    index('courses_position').on(table.position),
    index('courses_category').on(table.categoryId, table.position),
    index('courses_skill_category').on(table.skillCategory, table.position),
  ],
);
export type CourseRow = typeof courses.$inferSelect;

export const pgCourses = pgTable('pg_courses', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  description: text('description').notNull().default(''),
  /** keys of the media manifest, at most six */
  images: jsonb('images').$type<string[]>().notNull(),
});
