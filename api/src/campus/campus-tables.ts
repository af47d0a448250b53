import { date, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { postStatuses } from './post-transitions.ts';

/** Posts of a campus drive, each with its three registrations. */
export const jobBlogs = pgTable(
  'job_blogs',
  {
    id: text('id').primaryKey(),
    /** the drive it belongs to: `drive` in `/campus_drive` */
    product: text('product').notNull(),
    title: text('title').notNull(),
    /** HTML of the few elements that `job-post-text.ts` lets through */
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
    /** only `open` ones are shown to visitors and take registrations */
    status: text('status', { enum: postStatuses }).notNull().default('open'),
    /** counts up with every change; who saves an older one is told so */
    version: integer('version').notNull().default(1),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('job_blogs_created_at').on(table.createdAt)],
);
