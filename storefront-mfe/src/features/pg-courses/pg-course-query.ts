import { callQuery } from '@aarohan/shared/query';

export const pgCourseQuery = (pgCourseId: string) => callQuery('GET /api/get_pg_product_details/:pgCourseId', { params: { pgCourseId } });
