import { callQuery } from '@aarohan/shared/query';

export const courseQuery = (courseId: string) => callQuery('GET /api/getProductDetailsByProductId/:courseId', { params: { courseId } });
