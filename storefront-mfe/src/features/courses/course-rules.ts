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

/** Seconds → `8h 30m`, or `45m` below an hour; words stay as they are. */
export function durationText(duration: string | number | null | undefined): string {
  if (typeof duration === 'string') return duration.trim() || 'N/A';
  if (!duration || !Number.isFinite(duration) || duration < 0) return 'N/A';
  const hours = Math.floor(duration / 3600);
  const minutes = Math.floor((duration % 3600) / 60);
  return hours > 0 ? `${hours}h ${minutes}m` : `${minutes}m`;
}

export const coursesAvailable = (count: number): string => (count === 1 ? '1 course available' : `${count} courses available`);
