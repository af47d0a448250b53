import type { courses } from '../catalogue/course-tables.ts';
import type { CategorySeed, CourseSeed, Level } from './course-seed.ts';
import type { SeededRandom } from './seeded-random.ts';
import { stableUuid } from './stable-id.ts';

type Row = Omit<typeof courses.$inferInsert, 'position'>;

/** Rupees, net of GST, for each subscription course (spec 2 §9). */
const price = 500;

/** A course of the catalogue out of its line in the category's list. */
export function courseRow(category: CategorySeed, course: CourseSeed, index: number, random: SeededRandom): Row {
  const [name, proficiency, minutes, glyph, skillList, description] = course;
  const skills = skillList.split(', ');
  const code = `${category.code}-${101 + index}`;
  return {
    uuid: stableUuid(code),
    code,
    name,
    description: `${description} ${category.closings[proficiency]}`,
    categoryId: category.id,
    cover: `course/${category.id}-${glyph}`,
    rating: isNew(index) ? null : (41 + random.below(9)) / 10,
    durationSeconds: minutes * 60,
    language: random.below(8) === 0 ? random.pick(['Hindi', 'Bengali']) : 'English',
    skills,
    skillCategory: category.skillCategory,
    skillSubCategory: category.name,
    proficiency,
    author: random.pick(category.authors),
    totalModules: Math.max(3, Math.round(minutes / 45)),
    highlights: highlights(skills, proficiency, minutes),
    prerequisite: category.prerequisites[proficiency],
    hashtags: skills.map((skill) => `#${skill.replace(/[^\p{L}\d]/gu, '')}`),
    certificate: minutes >= 180,
    price: price * 100,
  };
}

/** Every twelfth course has just come out; nobody has rated it. */
const isNew = (index: number): boolean => index % 12 === 11;

function highlights(skills: string[], level: Level, minutes: number): string[] {
  const [first = '', second = '', third = ''] = skills;
  const practice = {
    Beginner: 'Short exercises with instant feedback',
    Intermediate: 'A piece of work for your portfolio',
    Advanced: 'Cases from working practice',
  }[level];
  return [first, `${second} and ${third}`, practice, minutes >= 180 ? 'Certificate on completion' : 'Short enough for a weekend'];
}
