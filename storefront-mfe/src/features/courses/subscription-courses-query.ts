import { callQuery } from '@aarohan/shared/query';
import { pageNumber } from './page-rules.ts';

/** The contract's `subscriptionPageSize`; the contract itself would bring its schemas into the browser. */
export const coursesPerPage = 6;

/** @param page from 1 */
export const subscriptionCoursesQuery = (page: number) => callQuery('GET /api/getProduct', { query: { page } });

/** The page of subscription courses that an address asks for, from 1. */
export const pageOf = (params: URLSearchParams): number => pageNumber(params.get('courses'));
