import type { QueryClient } from '@aarohan/shared/query';
import { loadOr404 } from '../../parts/load-or-404.ts';
import { programQuery } from './program-query.ts';

/**
 * Fetches a program into the cache.
 *
 * @throws {Response} status 404
 */
export const loadProgram = (queryClient: QueryClient, productId: string): Promise<void> =>
  loadOr404(() => queryClient.query({ ...programQuery(productId), staleTime: 'static' }), 'Course not found.');
