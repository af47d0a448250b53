import { z } from 'zod';
import type { FileRule } from './files.ts';
import { Id } from './id.ts';
import { typedNumber } from './typed-number.ts';

export const genders = ['Male', 'Female', 'Other'] as const;
export const qualifications = ['10th', '12th', 'Diploma', 'Graduate', 'Post-Graduate', 'PhD'] as const;
export const yesOrNo = ['Yes', 'No'] as const;
export const hiringProcesses = ['FacetoFace', 'Writtentest', 'telephonic', 'GroupDiscussion', 'WalkIn'] as const;
export const openedFor = ['Male', 'Female', 'Transgender', 'Other'] as const;
export const jobBenefits = ['Housing', 'Subsidised Food', 'ESI', 'PF', 'ESI/PF'] as const;

const text = (max: number, sentence: string) => z.string(sentence).trim().min(1, sentence).max(max, `Enter at most ${max} characters.`);
const email = z.email('Enter an e-mail address like name@example.com.').max(254, 'Enter an e-mail address like name@example.com.');
const phone = text(20, 'Enter a phone number like 98765 43210.');
const day = (sentence: string) => z.iso.date(sentence);

/** The whole drive where none is named. */
const anyPost = z.union([z.literal(''), Id]).optional();

/** Text parts of a candidate's registration (spec 2 §3, §5); its file is `candidateFiles`. */
export const CandidateForm = z.object({
  blogId: anyPost,
  name: text(120, 'Enter your full name.'),
  email,
  phno: phone,
  jobRole: text(120, 'Enter the job role you look for.'),
  state: text(60, 'Enter your state.'),
  city: text(80, 'Enter your city.'),
  gender: z.enum(genders, 'Choose your gender.'),
  dob: day('Enter your date of birth.'),
  highestQualification: z.enum(qualifications, 'Choose your highest qualification.'),
  currentlyWorking: z.enum(yesOrNo, 'Choose whether you are working currently.'),
});
export type CandidateForm = z.infer<typeof CandidateForm>;

export const resumeMissing = 'Please upload your resume.';

export const candidateFiles = {
  resume: { kinds: ['pdf', 'doc', 'docx'], maxFiles: 1 },
} as const satisfies Record<string, FileRule>;

const hasTwoDecimals = (number: number): boolean => Math.abs(number * 100 - Math.round(number * 100)) < 1e-6;

/** A range of numbers as a form holds them, the smaller one first. */
function range(what: string, unit: string, most: number) {
  const number = (end: string) =>
    z.preprocess(
      typedNumber,
      z
        .number(`Enter the ${end} ${what} in ${unit}.`)
        .min(0, 'Enter 0 or more.')
        .max(most, `Enter at most ${most}.`)
        .refine(hasTwoDecimals, 'Enter at most two decimals.'),
    );
  return z
    .object({ min: number('minimum'), max: number('maximum') }, `Enter the minimum and maximum ${what} in ${unit}.`)
    .refine(({ min, max }) => min <= max, { path: ['max'], message: `The maximum ${what} is less than the minimum.` });
}

/** ₹100 crore a year, so that a slip of the finger is noticed. */
const mostRupees = 1_000_000_000;
const count = (sentence: string) => z.preprocess(typedNumber, z.int(sentence).min(1, sentence).max(100_000, 'Enter at most 100000.'));

export const blogIdMissing = 'Blog ID not found. Please access the form from the correct job post.';

/** A position that an employer fills through the drive (spec 2 §3, §5). */
export const EmployerForm = z.object({
  blogId: z.string(blogIdMissing).min(1, blogIdMissing).pipe(Id),
  organisationName: text(160, 'Enter the name of your organisation.'),
  JobTitle: text(120, 'Enter the job title.'),
  jobType: text(60, 'Enter the job type.'),
  qualification: text(200, 'Enter the qualification that is needed.'),
  noOfPositions: count('Enter the number of positions, a whole number above 0.'),
  /** rupees a year */
  salaryRange: range('salary', 'rupees', mostRupees),
  /** rupees a year, what people earn who do this work there already */
  employeeDetails: z.object(
    { salaryRange: range('employee salary', 'rupees', mostRupees) },
    'Enter the minimum and maximum employee salary in rupees.',
  ),
  /** years */
  experience: range('experience', 'years', 60),
  jobDescription: text(5_000, 'Describe the job.'),
  jobLocationState: text(60, 'Enter the state of the workplace.'),
  jobLocationCity: text(80, 'Enter the city of the workplace.'),
  pincode: z.preprocess(
    (value) => (typeof value === 'number' ? String(value) : value),
    z
      .string('Enter a PIN code of six digits that does not begin with 0.')
      .trim()
      .regex(/^[1-9]\d{5}$/, 'Enter a PIN code of six digits that does not begin with 0.'),
  ),
  jobExpiryDate: day('Enter the last day for applications.'),
  hiringProcess: z.enum(hiringProcesses, 'Choose the hiring process.'),
  PositionOpenedFor: z.enum(openedFor, 'Choose whom the position is open for.'),
  otherBenefits: z.enum(jobBenefits, 'Choose a benefit.'),
  openForPhysicallyChallenged: z.enum(yesOrNo, 'Choose whether the position is open for physically challenged people.'),
});
export type EmployerForm = z.infer<typeof EmployerForm>;

/** A college that sends its students (spec 2 §3, §5). */
export const CollegeForm = z.object({
  blogId: anyPost,
  collegeName: text(200, 'Enter the name of your college.'),
  areaOfStudy: text(200, 'Enter the area of study.'),
  noOfStudents: count('Enter the number of students, a whole number above 0.'),
  contactPersonName: text(120, 'Enter the name of a contact person.'),
  contactPersonEmail: email,
  contactPersonPhno: phone,
});
export type CollegeForm = z.infer<typeof CollegeForm>;
