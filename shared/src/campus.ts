import { z } from 'zod';
import { Picture } from './catalogue.ts';
import { defineCalls } from './call.ts';
import { CandidateForm, candidateFiles, CollegeForm, EmployerForm } from './campus-registrations.ts';

/** A vacancy with all that search engines want to know of it. `validThrough`: its last day, ISO 8601. */
export const JobOpening = z.object({
  organisation: z.string(),
  city: z.string(),
  state: z.string(),
  employmentType: z.enum(['FULL_TIME', 'PART_TIME', 'INTERN', 'CONTRACTOR', 'TEMPORARY']),
  validThrough: z.string(),
});
export type JobOpening = z.infer<typeof JobOpening>;

export const JobBlog = z.object({
  _id: z.string(),
  /** the drive it belongs to: `drive` in `/campus_drive` */
  product: z.string(),
  title: z.string(),
  description: z.string(),
  images: z.array(z.string()),
  cover: Picture,
  hashtag: z.array(z.string()),
  /** ISO 8601 day */
  postedOn: z.string(),
  /** `null` where the post does not tell all of it, and when its last day is over */
  opening: JobOpening.nullable(),
});
export type JobBlog = z.infer<typeof JobBlog>;

export const campusCalls = defineCalls({
  'GET /api/getJobBlog': { summary: 'The job posts of the campus drive, newest first', answer: z.array(JobBlog) },
  'POST /api/addCandidateRegister': {
    summary: 'Register as a candidate of a campus drive',
    body: CandidateForm,
    files: candidateFiles,
    answer: z.object({ message: z.string() }),
  },
  'POST /api/addEmployeeRegister': {
    summary: 'Register a position as an employer',
    body: EmployerForm,
    answer: z.object({ message: z.string() }),
  },
  'POST /api/addCollegeRegistration': {
    summary: 'Register a college',
    body: CollegeForm,
    answer: z.object({ success: z.boolean(), message: z.string() }),
  },
});
