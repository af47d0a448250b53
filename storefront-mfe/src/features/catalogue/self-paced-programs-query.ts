import { callQuery } from '@aarohan/shared/query';

export const selfPacedProgramsQuery = () => callQuery('GET /api/getOtherProducts', {});
