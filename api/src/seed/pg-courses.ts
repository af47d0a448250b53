import type { pgCourses } from '../catalogue/course-tables.ts';

/** The postgraduate courses; the pictures are described in `media/scenes.ts`. */
export const pgCourseSeeds: (typeof pgCourses.$inferInsert)[] = [
  {
    id: 'mba-ib',
    name: 'MBA in International Business',
    description: [
      'Two years for people who want to buy, sell and build across borders. The first year gives the common ground of an MBA: accounting, markets, people, and how to decide with numbers. The second is spent on trade itself: shipping and customs, finance in several currencies, contracts under more than one law.',
      'Classes are held live in the evening and on Saturdays, so that working students keep their jobs. Each semester ends with a case that a company has brought to us, and the last one with a project abroad or for an exporter in the region.',
      'Graduates of any subject may apply. Professionals with two years of work enter with credit for what they have done.',
    ].join('\n\n'),
    images: [1, 2, 3, 4, 5, 6].map((number) => `pg/mba-ib-${number}`),
  },
];
