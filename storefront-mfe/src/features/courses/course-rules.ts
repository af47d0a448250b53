import { formatDuration } from '@aarohan/shared/durations';

/** What is shown where the catalogue says nothing (spec 1 §3). */
const usual = { rating: 4.5, minutes: 60, category: 'Technology', skills: ['Multiple Skills'] };
const shownSkills = 2;

interface ToldOfCourse {
  rating?: number | null;
  /** minutes */
  duration?: number | null;
  category?: { name?: string | null } | null;
  skill?: string[] | null;
}

interface CourseFacts {
  rating: number;
  minutes: number;
  category: string;
  skills: string[];
}

/** What a subscription course's card says. A zero is a thing not told, like a missing one. */
export const courseFacts = ({ rating, duration, category, skill }: ToldOfCourse): CourseFacts => ({
  rating: ratingOf(rating),
  minutes: duration || usual.minutes,
  category: category?.name?.trim() || usual.category,
  skills: skill && skill.length > 0 ? skill.slice(0, shownSkills) : usual.skills,
});

export const ratingOf = (rating: number | null | undefined): number => rating || usual.rating;

/** Of a number the seconds; words stay as they are. */
export const durationText = (duration: string | number | null | undefined): string =>
  typeof duration === 'string' ? duration.trim() || 'N/A' : formatDuration(duration ?? 0);

export const coursesAvailable = (count: number): string => (count === 1 ? '1 course available' : `${count} courses available`);
