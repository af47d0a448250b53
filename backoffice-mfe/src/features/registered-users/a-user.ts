import type { RegisteredUser } from '@aarohan/shared/enrolments';

/** A registered user for tests; say only what matters. */
export const aUser = (about: Partial<RegisteredUser> = {}): RegisteredUser => ({
  _id: about.registrationId ?? 'REG-2026-0001',
  fullname: 'Asha Sen',
  email: 'asha.sen@example.com',
  phone: '+919830012345',
  state: 'West Bengal',
  registrationId: 'REG-2026-0001',
  registrationDate: '2026-08-14',
  courseId: 'generative-ai-course',
  courseName: 'Generative AI',
  createdAt: '2026-08-14T09:30:00.000Z',
  candidateType: 'student',
  ...about,
});
