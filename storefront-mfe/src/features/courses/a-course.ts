import type { CategoryCourse, Picture, SubscriptionCourse, SubscriptionCourseDetails } from '@aarohan/shared/catalogue';

const aPicture: Picture = {
  src: '/media/k.webp',
  avif: '/media/k.avif',
  webp: '/media/k.webp',
  width: 960,
  height: 540,
  alt: 'Rising steps',
};

/** A subscription course's card for tests; say only what matters. */
export const aCourse = (differing: Partial<SubscriptionCourse> = {}): SubscriptionCourse => ({
  uuid: 'u1',
  name: 'Git Basics',
  image: { image: '/media/k.webp' },
  cover: aPicture,
  rating: 4.2,
  duration: 90,
  category: { name: 'Tools' },
  skill: ['Git'],
  ...differing,
});

/** A course of a category for tests; say only what matters. */
export const aCategoryCourse = (differing: Partial<CategoryCourse> = {}): CategoryCourse => ({
  id: 'u1',
  name: 'Git Basics',
  image: '/media/k.webp',
  cover: aPicture,
  rating: 4.2,
  code: 'TOOL-101',
  description: 'From the first commit to a review.',
  proficiency: 'Beginner',
  duration: 9_000,
  ...differing,
});

/** A subscription course's page for tests; say only what matters. */
export const aCourseInFull = (differing: Partial<SubscriptionCourseDetails> = {}): SubscriptionCourseDetails => ({
  id: 'u1',
  name: 'Git Basics',
  description: 'From the first commit to a review.',
  image: { image: '/media/k.webp' },
  cover: aPicture,
  category: { name: 'Tools' },
  language: { name: 'English' },
  skill: ['Git', 'Code review'],
  duration: 5_459,
  proficiency: 'Beginner',
  rating: 4.2,
  author: { name: 'Mira Sen' },
  total_modules: 7,
  highlight: ['Commits that tell why', 'Branches without fear'],
  prerequisite: 'A computer of your own.',
  hashtag: ['#git', '#teamwork'],
  is_certificate_enabled: true,
  ...differing,
});

/** `Course 1`, `Course 2`, … of a page. */
export const someCourses = (page: number, perPage: number): { id: string; name: string }[] =>
  Array.from({ length: perPage }, (_, index) => (page - 1) * perPage + index + 1).map((n) => ({ id: `u${n}`, name: `Course ${n}` }));
