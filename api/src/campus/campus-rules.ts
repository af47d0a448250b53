import type { JobOpening } from '@aarohan/shared/campus';

/** Of a post whatever it may tell of its vacancy. */
type Vacancy = { [K in keyof Omit<JobOpening, 'validThrough'>]: JobOpening[K] | null } & { closesOn: string | null };

/** The vacancy as search engines want it: all of it, and only until its last day. `today`: ISO 8601. */
export function openingOf({ organisation, city, state, employmentType, closesOn }: Vacancy, today: string): JobOpening | null {
  if (!organisation || !city || !state || !employmentType || !closesOn || closesOn < today) return null;
  return { organisation, city, state, employmentType, validThrough: closesOn };
}

/** The same for one position however its employer writes it. */
export const positionKeyOf = (organisation: string, jobTitle: string): string => JSON.stringify([organisation, jobTitle].map(oneSpelling));

const oneSpelling = (text: string): string => text.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
