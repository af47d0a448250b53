import type { JobBlog } from '@aarohan/shared/campus';

/** A job post for tests; say only what matters. */
export const aJobPost = (about: Partial<JobBlog> = {}): JobBlog => ({
  _id: 'job-1',
  product: 'drive',
  title: 'Graduate Engineer Trainee',
  description: 'Twelve months across design, test and production.',
  images: ['/media/job-1.webp'],
  cover: { src: '/media/job-1.webp', avif: '/media/job-1.avif', webp: '/media/job-1.webp', width: 640, height: 360, alt: '' },
  hashtag: ['engineering', 'kolkata'],
  postedOn: '2026-11-18',
  opening: null,
  ...about,
});

export const someJobPosts = (count: number): JobBlog[] =>
  Array.from({ length: count }, (_, n) => aJobPost({ _id: `job-${n + 1}`, title: `Job ${n + 1}` }));
