import { callQuery } from '@aarohan/shared/query';

export const programQuery = (productId: string) => callQuery('GET /api/getProductDetails/:productId', { params: { productId } });
