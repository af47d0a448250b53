import { callQuery, useQueryClient } from '@aarohan/shared/query';

/** Asked once; whoever shows them says in its own words that they did not come. */
export const categoriesQuery = {
  ...callQuery('GET /api/getAllSkills', {}),
  staleTime: Infinity,
  gcTime: Infinity,
  throwOnError: false,
};

/** Forgotten when the overlay is closed (spec 1 §4). */
export const coursesQuery = (category: string) => ({
  ...callQuery('GET /api/getCoursesBySkillCategory', { query: { category } }),
  gcTime: 0,
  throwOnError: false,
});

/** Asks for the categories before somebody who points at the finder has opened it. */
export function useCategoriesAhead(): () => void {
  const queryClient = useQueryClient();
  return () => void queryClient.query(categoriesQuery).catch(() => undefined);
}
