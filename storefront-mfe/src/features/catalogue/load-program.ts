import { ApiError } from '@aarohan/shared/http';
import type { QueryClient } from '@aarohan/shared/query';
import { programQuery } from './program-query.ts';

/**
 * Fetches a program into the cache. An unknown one is the router's 404, so that the document's status says so;
 * any other failure is left for the page, which can try again in its place.
 *
 * @throws {Response} status 404
 */
export async function loadProgram(queryClient: QueryClient, productId: string): Promise<void> {
  try {
    await queryClient.query({ ...programQuery(productId), staleTime: 'static' });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 404) throw new Response(null, { status: 404, statusText: 'Course not found.' });
  }
}
