import { callQuery } from '@aarohan/shared/query';

/** The courses that fit the words, or else those of the category. */
export const resultsQuery = ({ find, category, page }: { find: string; category: string; page: number }) => ({
  ...(find
    ? callQuery('GET /api/searchCourses', { query: { query: find, page } })
    : callQuery('GET /api/getProductByCategoryId', { query: { category_id: category, page } })),
  throwOnError: false,
});
