import { genders, hiringProcesses, jobBenefits, openedFor, qualifications, yesOrNo } from '@aarohan/shared/campus-registrations';
import { bigint, date, doublePrecision, index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { jobBlogs } from './campus-tables.ts';

/** the whole drive where it is empty */
const postId = () => text('post_id').references(() => jobBlogs.id);
const paise = (name: string) => bigint(name, { mode: 'number' }).notNull();
const createdAt = () => timestamp('created_at', { withTimezone: true }).notNull();

/** Candidates of the campus drive; once per person and post. */
export const campusCandidates = pgTable(
  'campus_candidates',
  {
    id: text('id').primaryKey(),
    postId: postId(),
    name: text('name').notNull(),
    /** lower case */
    email: text('email').notNull(),
    /** E.164 */
    phone: text('phone').notNull(),
    jobRole: text('job_role').notNull(),
    state: text('state').notNull(),
    city: text('city').notNull(),
    gender: text('gender', { enum: genders }).notNull(),
    dob: date('dob').notNull(),
    highestQualification: text('highest_qualification', { enum: qualifications }).notNull(),
    currentlyWorking: text('currently_working', { enum: yesOrNo }).notNull(),
    /** the résumé as the candidate named it, without path */
    resumeName: text('resume_name').notNull(),
    resumeType: text('resume_type').notNull(),
    /** bytes */
    resumeSize: integer('resume_size').notNull(),
    /** where the file store has it; random */
    resumeFile: text('resume_file').notNull().unique(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('campus_candidates_once').on(table.postId, table.email).nullsNotDistinct(),
    index('campus_candidates_created_at').on(table.createdAt),
  ],
);

/** Positions that employers fill through the drive; once per organisation, job title and post. */
export const campusEmployers = pgTable(
  'campus_employers',
  {
    id: text('id').primaryKey(),
    postId: postId().notNull(),
    organisationName: text('organisation_name').notNull(),
    jobTitle: text('job_title').notNull(),
    /** organisation and job title in one spelling */
    positionKey: text('position_key').notNull(),
    jobType: text('job_type').notNull(),
    qualification: text('qualification').notNull(),
    noOfPositions: integer('no_of_positions').notNull(),
    /** a year */
    salaryMin: paise('salary_min'),
    salaryMax: paise('salary_max'),
    /** a year, of those who do this work there already */
    employeeSalaryMin: paise('employee_salary_min'),
    employeeSalaryMax: paise('employee_salary_max'),
    /** years */
    experienceMin: doublePrecision('experience_min').notNull(),
    experienceMax: doublePrecision('experience_max').notNull(),
    jobDescription: text('job_description').notNull(),
    jobLocationState: text('job_location_state').notNull(),
    jobLocationCity: text('job_location_city').notNull(),
    pincode: text('pincode').notNull(),
    jobExpiryDate: date('job_expiry_date').notNull(),
    hiringProcess: text('hiring_process', { enum: hiringProcesses }).notNull(),
    positionOpenedFor: text('position_opened_for', { enum: openedFor }).notNull(),
    otherBenefits: text('other_benefits', { enum: jobBenefits }).notNull(),
    openForPhysicallyChallenged: text('open_for_physically_challenged', { enum: yesOrNo }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('campus_employers_once').on(table.postId, table.positionKey),
    index('campus_employers_created_at').on(table.createdAt),
  ],
);

/** Colleges that send their students; once per contact person and post. */
export const campusColleges = pgTable(
  'campus_colleges',
  {
    id: text('id').primaryKey(),
    postId: postId(),
    collegeName: text('college_name').notNull(),
    areaOfStudy: text('area_of_study').notNull(),
    noOfStudents: integer('no_of_students').notNull(),
    contactPersonName: text('contact_person_name').notNull(),
    /** lower case */
    contactPersonEmail: text('contact_person_email').notNull(),
    /** E.164 */
    contactPersonPhone: text('contact_person_phone').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('campus_colleges_once').on(table.postId, table.contactPersonEmail).nullsNotDistinct(),
    index('campus_colleges_created_at').on(table.createdAt),
  ],
);
