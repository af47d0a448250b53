import type { PgCourseDetails } from '@aarohan/shared/catalogue';

/** A postgraduate course for tests, with as many pictures as are asked for. */
export function aPgCourse(pictures = 6): PgCourseDetails {
  const numbers = Array.from({ length: pictures }, (_, index) => index + 1);
  return {
    _id: 'mba-ib',
    name: 'MBA (International Business)',
    description: 'Trade, shipping and money across borders.',
    ...Object.fromEntries(numbers.map((n) => [`image${n}`, `/media/mba-${n}.webp`])),
    pictures: numbers.map((n) => ({
      src: `/media/mba-${n}.webp`,
      avif: `/media/mba-${n}.avif`,
      webp: `/media/mba-${n}.webp`,
      width: 960,
      height: 540,
      alt: `View ${n}`,
    })),
  };
}
