import type { RegisteredUser } from '@aarohan/shared/enrolments';

const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'Asia/Kolkata' });

/** ISO 8601 → `14 Aug 2026`, the day it is in Kolkata. */
export const formatDay = (iso: string): string => (Number.isNaN(Date.parse(iso)) ? '–' : day.format(new Date(iso)));

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
