import type { JobBlog } from '@aarohan/shared/campus';

/** The institute's own drive, which stands also while it has no posts. */
export const standingDrive = 'drive';

export const drivePath = (drive: string): string => `/campus_${drive}`;

/** `drive` of `campus_drive`; nothing where the segment names no drive. */
export const driveOf = (segment: string): string | undefined => /^campus_([\w-]+)$/i.exec(segment)?.[1]?.toLowerCase();

export const postsOf = (posts: readonly JobBlog[], drive: string): JobBlog[] =>
  posts.filter(({ product }) => product.toLowerCase() === drive);

export const isDrive = (posts: readonly JobBlog[], drive: string): boolean => drive === standingDrive || postsOf(posts, drive).length > 0;
