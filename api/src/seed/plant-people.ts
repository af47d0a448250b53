import { enrolments } from '../enrolments/enrolment-tables.ts';
import type { Tx } from '../db/db.ts';
import { professionals, students, type PersonSeed } from './people-seed.ts';
import { dataAnalytics } from './programs/data-analytics.ts';
import { generativeAi } from './programs/generative-ai.ts';
import { programs } from './programs.ts';
import { seededRandom } from './seeded-random.ts';
import { stableId } from './stable-id.ts';

type Enrolment = typeof enrolments.$inferInsert;

/** Forty-eight people who applied between 24 March and 20 November 2026; REG-2026-0001 was the first. */
export async function plantPeople(tx: Tx): Promise<void> {
  await tx.insert(enrolments).values(people());
}

export function people(): Enrolment[] {
  const random = seededRandom(2026);
  const all = interleave(students, professionals);
  return all.map(([person, candidateType], index) => {
    const [fullname, state, city, universityCollegeName] = person;
    const program = firstPrograms[index] ?? random.pick(programs);
    const createdAt = applicationTime(index / (all.length - 1), random.below(12 * 60));
    return {
      id: stableId(`enrolment ${index + 1}`),
      registrationId: `REG-2026-${String(index + 1).padStart(4, '0')}`,
      registrationDate: createdAt.toISOString().slice(0, 10),
      fullname,
      email: `${fullname
        .toLowerCase()
        .replace(/[^a-z ]/g, '')
        .replaceAll(' ', '.')}@example.com`,
      phone: `+91${6 + random.below(4)}${String(random.below(1_000_000_000)).padStart(9, '0')}`,
      state,
      address: `${1 + random.below(180)} ${random.pick(streets)}, ${city}, ${state}`,
      universityCollegeName,
      candidateType,
      courseId: program.id,
      courseName: program.name,
      createdAt,
    };
  });
}

const streets = [
  'Station Road',
  'Gandhi Road',
  'Lake View Road',
  'College Street',
  'Netaji Subhas Road',
  'Temple Street',
  'Park Avenue',
  'Nehru Nagar',
];

/** What REG-2026-0001 and REG-2026-0002 applied for; the others' programs are drawn. */
const firstPrograms = [dataAnalytics, generativeAi];

/** A time of day in India on a day between the first application and the last; `minute` counts from 10 in the morning. */
function applicationTime(part: number, minute: number): Date {
  const [first, last] = [Date.parse('2026-03-24T04:30:00Z'), Date.parse('2026-11-20T04:30:00Z')];
  const day = 86_400_000;
  return new Date(first + Math.floor((part * (last - first)) / day) * day + minute * 60_000);
}

/** Three students, then two professionals, and so on to the end of both lists. */
function interleave(first: PersonSeed[], second: PersonSeed[]): [PersonSeed, 'student' | 'professional'][] {
  const mixed: [PersonSeed, 'student' | 'professional'][] = [];
  for (let index = 0; index * 3 < first.length || index * 2 < second.length; index++) {
    for (const person of first.slice(index * 3, index * 3 + 3)) mixed.push([person, 'student']);
    for (const person of second.slice(index * 2, index * 2 + 2)) mixed.push([person, 'professional']);
  }
  return mixed;
}
