import { ApiError } from '@aarohan/shared/http';

/**
 * Fetches what a page is about. What is unknown is the router's 404, so that the document's status says so; any other
 * failure is left for the page, which can try again in its place.
 *
 * @throws {Response} status 404
 */
export async function loadOr404(fetchIt: () => Promise<unknown>, unknown: string): Promise<void> {
  try {
    await fetchIt();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 404) throw new Response(null, { status: 404, statusText: unknown });
  }
}

/**
 * The same for a page that says itself that it is loading, or what is missing: a server waits, so that the status is true, a
 * browser shows the page at once.
 *
 * @throws {Response} status 404, on the server
 */
export async function startOr404(fetchIt: () => Promise<unknown>, unknown: string): Promise<void> {
  const fetched = loadOr404(fetchIt, unknown);
  if (typeof window === 'undefined') return fetched;
  fetched.catch(() => undefined);
}
