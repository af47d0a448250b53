import { ApiError } from '@aarohan/shared/http';

/** Puts the form's own sentence in the place of the network's, where no server said anything. */
export function wordFailure(error: unknown, sentence: string): unknown {
  return error instanceof ApiError && error.code === 'network' ? new ApiError(sentence, error.status, 'network') : error;
}
