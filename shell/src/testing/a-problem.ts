import { HttpResponse } from 'msw';
import type { ProblemCode } from '@aarohan/shared/problem';

/** An error answer as the API gives it. */
export const aProblem = (
  status: number,
  code: ProblemCode,
  { fields, headers }: { fields?: Record<string, string>; headers?: Record<string, string> } = {},
): Response =>
  HttpResponse.json({ message: 'No.', error: 'No.', code, requestId: 'r1', ...(fields ? { fields } : {}) }, { status, headers });
