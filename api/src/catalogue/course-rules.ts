export interface Slice {
  limit: number;
  offset: number;
}

/** @param page from 1 */
export const sliceOf = (page: number, size: number): Slice => ({ limit: size, offset: (page - 1) * size });

/** Whether something comes after a page. */
export const hasMore = (page: number, size: number, total: number): boolean => page * size < total;

/** seconds → minutes */
export const toMinutes = (seconds: number): number => Math.round(seconds / 60);

/** What a card shows of a course that nobody has rated (spec 1 §3). */
export const shownRating = (rating: number | null): number => rating ?? 4.5;

/** People write them between the words they mean, and no course is found by them. */
const fillers = new Set(['a', 'an', 'and', 'course', 'courses', 'for', 'in', 'of', 'on', 'or', 'the', 'to', 'with']);

/** The words that a search is for, lower case, each once; fillers count only where there is nothing else. */
export function searchWords(typed: string): string[] {
  const words = [...wordsOf(typed)];
  const meant = words.filter((word) => !fillers.has(word));
  return meant.length > 0 ? meant : words;
}

/** The words of a text, lower case, each once, as they come. */
export const wordsOf = (text: string): Set<string> => new Set(text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu));
