import { AxiosError } from 'axios';
import type { Problem, ProblemCode } from '../problem.ts';

/** Why a call failed, as a value that a page can switch on. The client shows nothing and goes nowhere. */
export class ApiError extends Error {
  override name = 'ApiError';

  constructor(
    message: string,
    /** HTTP status; 0 when no answer came (offline, timeout, cut). */
    readonly status: number,
    /** `network` when no answer of ours came. */
    readonly code: ProblemCode | 'network',
    readonly fields: Record<string, string> = {},
    readonly requestId?: string,
    /** Seconds to wait, from `Retry-After`. */
    readonly retryAfter?: number,
  ) {
    super(message);
  }
}

/** Turns whatever axios rejected with into an ApiError; cancellation stays what it was. */
export function toApiError(error: unknown): unknown {
  if (!(error instanceof AxiosError) || error.code === AxiosError.ERR_CANCELED) return error;
  const { response } = error;
  const body: unknown = response?.data;
  if (!response || !isProblem(body)) {
    return new ApiError('The server cannot be reached. Please try again.', response?.status ?? 0, 'network');
  }
  const retryAfter = Number(response.headers['retry-after']);
  return new ApiError(
    body.message,
    response.status,
    body.code,
    body.fields,
    body.requestId,
    Number.isFinite(retryAfter) ? retryAfter : undefined,
  );
}

const isProblem = (body: unknown): body is Problem =>
  typeof body === 'object' && body !== null && 'code' in body && 'message' in body && 'requestId' in body;
