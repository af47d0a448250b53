import { date, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** People who applied for a program: the spec's registered users. */
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
    /** the program's id and its name on that day */
    courseId: text('course_id').notNull(),
    courseName: text('course_name').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('enrolments_created_at').on(table.createdAt), index('enrolments_email').on(table.email)],
);
