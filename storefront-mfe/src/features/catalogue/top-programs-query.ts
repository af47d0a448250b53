import { callQuery } from '@aarohan/shared/query';

/** How many of the top programs the home page shows (spec 1 §9). */
export const shownPrograms = 6;

export const topProgramsQuery = () => callQuery('GET /api/getTopProducts', {});
