import { z } from 'zod';
import { defineCalls } from './call.ts';
import { documentKinds, type FileRule } from './files.ts';
import { Id } from './id.ts';
import { enrolmentStates } from './indian-states.ts';

export const CandidateType = z.enum(['student', 'professional']);
export type CandidateType = z.infer<typeof CandidateType>;

/** A person who applied for a program (spec 3 §3). Dates are ISO 8601. */
export const RegisteredUser = z.object({
  _id: z.string(),
  fullname: z.string(),
  email: z.string(),
  phone: z.string(),
  state: z.string(),
  registrationId: z.string(),
  registrationDate: z.string(),
  courseId: z.string(),
  courseName: z.string(),
  createdAt: z.string(),
  candidateType: CandidateType,
});
export type RegisteredUser = z.infer<typeof RegisteredUser>;

/** Marks as people write them: `81%`, `8.4`. */
const marks = z.string().trim().max(20, 'Enter at most 20 characters.').optional();
const email = z.email('Enter an e-mail address like name@example.com.').max(254);

/** Text parts of the enrolment form (spec 2 §3, §5); the files are `enrolmentDocuments`. */
export const EnrolmentForm = z.object({
  productId: Id,
  fullname: z.string().trim().min(1, 'Enter your full name.').max(120),
  email,
  phno: z.string().trim().min(1, 'Enter your phone number.').max(20),
  state: z.enum(enrolmentStates, 'Choose your state.'),
  universityCollegeName: z.string().trim().min(1, 'Enter your university or college.').max(200),
  candidateType: z.enum(CandidateType.options, 'Choose student or professional.'),
  specialization: z.enum(['Yes', 'No'], 'Choose Yes or No.').default('Yes'),
  /** as the form showed it; of a batch that the program does not have the server takes the open one */
  batchNumber: z.string().max(20).optional(),
  '10thPercentage': marks,
  '12thPercentage': marks,
  '1stYearYGPA': marks,
  '2ndYearYGPA': marks,
  '3rdYearYGPA': marks,
  '4thYearYGPA': marks,
});
export type EnrolmentForm = z.infer<typeof EnrolmentForm>;

/** Several files per paper, at most. */
const papers: FileRule = { kinds: documentKinds, maxFiles: 5 };

/** Files of the enrolment form. Which are asked for, and required, depends on the candidate type: `enrolmentPapers`. */
export const enrolmentDocuments = {
  '10thMarksheet': papers,
  '12thMarksheet': papers,
  '1stYearMarksheet': papers,
  '2ndYearMarksheet': papers,
  '3rdYearMarksheet': papers,
  '4thYearMarksheet': papers,
  aadhar: papers,
  pan: papers,
  finalResult: papers,
  paymentScreenshot: papers,
  otherDocuments: papers,
} as const satisfies Record<string, FileRule>;
export type EnrolmentDocument = keyof typeof enrolmentDocuments;

/** The papers that each candidate type sees, in their order, and those it must hand in (spec 2 §5). */
export const enrolmentPapers: Record<CandidateType, { shown: readonly EnrolmentDocument[]; required: readonly EnrolmentDocument[] }> = {
  student: {
    shown: [
      '10thMarksheet',
      '12thMarksheet',
      '1stYearMarksheet',
      '2ndYearMarksheet',
      '3rdYearMarksheet',
      '4thYearMarksheet',
      'aadhar',
      'pan',
      'finalResult',
      'paymentScreenshot',
    ],
    required: ['10thMarksheet', '12thMarksheet', 'paymentScreenshot'],
  },
  professional: {
    shown: ['aadhar', 'pan', 'finalResult', 'paymentScreenshot', 'otherDocuments'],
    required: ['paymentScreenshot'],
  },
};

/** Text parts of the postgraduate application (spec 2 §3, §5); the files are `pgDocuments`. */
export const PgApplication = z.object({
  name: z.string('Name, Mobile, and Email are required.').trim().min(1, 'Name, Mobile, and Email are required.').max(120),
  email: z.string('Name, Mobile, and Email are required.').trim().min(1, 'Name, Mobile, and Email are required.').pipe(email),
  mobile: z.string('Name, Mobile, and Email are required.').trim().min(1, 'Name, Mobile, and Email are required.').max(20),
  state: z.string().trim().max(60).optional(),
  university_name: z.string().trim().max(200).optional(),
  candidate: z.enum(['STUDENT', 'PROFESSIONAL'], 'Choose student or professional.').default('STUDENT'),
  tenthPercentage: marks,
  twelfthPercentage: marks,
  firstYearYGPA: marks,
  secondYearYGPA: marks,
  thirdYearYGPA: marks,
  fourthYearYGPA: marks,
});
export type PgApplication = z.infer<typeof PgApplication>;

/** Files of the postgraduate application; the payment's screenshot is required. */
export const pgDocuments = {
  tenthMarksheet: papers,
  twelfthMarksheet: papers,
  firstYearMarksheet: papers,
  secondYearMarksheet: papers,
  thirdYearMarksheet: papers,
  fourthYearMarksheet: papers,
  aadharCard: papers,
  panCard: papers,
  latestMarksheet: papers,
  paymentScreenshot: papers,
  otherDocument: papers,
} as const satisfies Record<string, FileRule>;
export type PgDocument = keyof typeof pgDocuments;

/** A paper that an applicant handed in; `key` is the part's name, `size` is in bytes, `url` the staff's download. */
export const ApplicantDocument = z.object({ key: z.string(), name: z.string(), size: z.int(), url: z.string() });
export type ApplicantDocument = z.infer<typeof ApplicantDocument>;

/** `registrationDate`: ISO 8601 day. */
const Registration = z.object({ message: z.string(), registrationId: z.string(), registrationDate: z.string() });

export const enrolmentCalls = defineCalls({
  'POST /api/registerNow': {
    summary: 'Apply for a program',
    body: EnrolmentForm,
    files: enrolmentDocuments,
    answer: Registration,
  },
  'POST /api/apply_pgcourse/:pgcourseId': {
    summary: 'Apply for a postgraduate course',
    params: z.object({ pgcourseId: Id }),
    body: PgApplication,
    files: pgDocuments,
    answer: Registration,
  },
  'GET /api/registered-users': { summary: 'Everybody who applied (staff)', answer: z.object({ users: z.array(RegisteredUser) }) },
  'GET /api/registered-users/:userId/documents': {
    summary: 'What an applicant handed in (staff)',
    params: z.object({ userId: Id }),
    answer: z.array(ApplicantDocument),
  },
});
