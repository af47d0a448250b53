import { formatDay } from '@aarohan/shared/dates';
import type { RegisteredUser } from '@aarohan/shared/enrolments';

export const typeLabels: Record<RegisteredUser['candidateType'], string> = { student: 'Student', professional: 'Professional' };

/** What the list says of a user beside name and type, in the order of its columns. */
export const userDetails = [
  { label: 'Registration ID', of: (user: RegisteredUser) => user.registrationId },
  { label: 'Course', of: (user: RegisteredUser) => user.courseName },
  { label: 'Email', of: (user: RegisteredUser) => user.email },
  { label: 'Phone', of: (user: RegisteredUser) => user.phone },
  { label: 'State', of: (user: RegisteredUser) => user.state },
  { label: 'Registered', of: (user: RegisteredUser) => formatDay(user.registrationDate) },
  { label: 'Created', of: (user: RegisteredUser) => formatDay(user.createdAt) },
] as const;
