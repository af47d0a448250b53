import { callQuery } from '@aarohan/shared/query';

/** The first page holds all categories. */
export const categoriesQuery = () => ({ ...callQuery('GET /api/getCategory', { query: { page: 1 } }), throwOnError: false });
