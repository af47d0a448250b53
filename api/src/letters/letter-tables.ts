import { boolean, date, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Admission letters (spec 3 §3). Money in paise with GST. */
export const letterPads = pgTable(
  'letter_pads',
  {
    id: text('id').primaryKey(),
    registrationNumber: text('registration_number').notNull(),
    studentName: text('student_name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    address: text('address').notNull(),
    candidateType: text('candidate_type', { enum: ['student', 'professional'] }).notNull(),
    date: date('date').notNull(),
    subject: text('subject').notNull(),
    courseId: text('course_id').notNull(),
    courseName: text('course_name').notNull(),
    courseDuration: text('course_duration').notNull(),
    acceptanceDate: date('acceptance_date').notNull(),
    totalAmount: integer('total_amount').notNull(),
    /** the edited "Total Fees:" line; empty while the standard one holds */
    customTotalFeesLine: text('custom_total_fees_line'),
    status: text('status', { enum: ['Draft', 'Sent', 'Viewed'] }).notNull(),
    accepted: boolean('accepted').notNull().default(false),
    /** grows with each change; a save names the one it saw */
    version: integer('version').notNull().default(1),
    /** deleted letters stay, unseen */
    hidden: boolean('hidden').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('letter_pads_registration_number').on(table.registrationNumber), index('letter_pads_created_at').on(table.createdAt)],
);

export const letterInstallments = pgTable(
  'letter_installments',
  {
    letterId: text('letter_id')
      .notNull()
      .references(() => letterPads.id, { onDelete: 'cascade' }),
    /** 1 first */
    position: integer('position').notNull(),
    /** First Installment, Second Installment, … */
    type: text('type').notNull(),
    /** paise */
    amount: integer('amount').notNull(),
    dueDate: date('due_date').notNull(),
  },
  (table) => [primaryKey({ columns: [table.letterId, table.position] })],
);
