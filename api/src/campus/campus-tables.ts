import { date, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Posts of a campus drive, each with its three registrations. */
export const jobBlogs = pgTable(
  'job_blogs',
  {
    id: text('id').primaryKey(),
    /** the drive it belongs to: `drive` in `/campus_drive` */
    product: text('product').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    /** key of the media manifest */
    cover: text('cover').notNull(),
    hashtags: jsonb('hashtags').$type<string[]>().notNull(),
    /** the employer's name, where it may be told */
    organisation: text('organisation'),
    city: text('city'),
    state: text('state'),
    employmentType: text('employment_type', { enum: ['FULL_TIME', 'PART_TIME', 'INTERN', 'CONTRACTOR', 'TEMPORARY'] }),
    /** last day for applications */
    closesOn: date('closes_on'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('job_blogs_created_at').on(table.createdAt)],
);
