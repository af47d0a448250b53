import { z } from 'zod';
import { defineCalls } from './call.ts';

export const CandidateType = z.enum(['student', 'professional']);

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

export const enrolmentCalls = defineCalls({
  'GET /api/registered-users': { summary: 'Everybody who applied (staff)', answer: z.object({ users: z.array(RegisteredUser) }) },
});
