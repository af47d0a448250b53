import { ApiError } from '@aarohan/shared/http';

/** The sentence that the server answered a failed call with; undefined when it did not answer. */
export const serverText = (error: unknown): string | undefined =>
  error instanceof ApiError && error.code !== 'network' ? error.message : undefined;
