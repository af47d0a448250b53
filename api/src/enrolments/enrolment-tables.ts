import { date, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** People who applied for a program or a postgraduate course: the spec's registered users. */
export const enrolments = pgTable(
  'enrolments',
  {
    id: text('id').primaryKey(),
    registrationId: text('registration_id').notNull().unique(),
    registrationDate: date('registration_date').notNull(),
    fullname: text('fullname').notNull(),
    /** lower case */
    email: text('email').notNull(),
    /** E.164 */
    phone: text('phone').notNull(),
    state: text('state').notNull(),
    address: text('address').notNull(),
    universityCollegeName: text('university_college_name').notNull(),
    candidateType: text('candidate_type', { enum: ['student', 'professional'] }).notNull(),
    specialization: text('specialization', { enum: ['Yes', 'No'] }),
    /** the batch that was open on that day */
    batchNumber: integer('batch_number'),
    /** marks as they were typed, by the form's field names */
    marks: jsonb('marks').$type<Record<string, string>>(),
    /** digest of the whole form with its files: the same form sent again is the same enrolment */
    fingerprint: text('fingerprint').unique(),
    /** id of the program or postgraduate course, and its name on that day */
    courseId: text('course_id').notNull(),
    courseName: text('course_name').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('enrolments_created_at').on(table.createdAt), index('enrolments_email').on(table.email)],
);

/** The papers that came with an enrolment. */
export const enrolmentDocuments = pgTable(
  'enrolment_documents',
  {
    id: text('id').primaryKey(),
    enrolmentId: text('enrolment_id')
      .notNull()
      .references(() => enrolments.id, { onDelete: 'cascade' }),
    /** order in the form */
    position: integer('position').notNull(),
    /** name of the form's part: `10thMarksheet` */
    key: text('key').notNull(),
    /** as the applicant named it, without path */
    name: text('name').notNull(),
    contentType: text('content_type').notNull(),
    /** bytes */
    size: integer('size').notNull(),
    /** where the file store has it; random */
    file: text('file').notNull().unique(),
  },
  (table) => [index('enrolment_documents_enrolment').on(table.enrolmentId, table.position)],
);

/** The last registration number given out in each year. */
export const registrationNumbers = pgTable(
  'registration_numbers',
  { year: integer('year').notNull(), last: integer('last').notNull() },
  (table) => [primaryKey({ columns: [table.year] })],
);
