import { z } from 'zod';

/** Every code an error answer can carry. The API's table (`api/src/errors.ts`) gives each its status and sentence. */
export const ProblemCode = z.enum([
  'bad-input',
  'not-json',
  'too-large',
  'unsupported-type',
  'foreign-origin',
  'not-found',
  'no-session',
  'wrong-role',
  'too-many-tries',
  'wrong-code',
  'already-registered',
  'brochure-already-sent',
  'result-not-found',
  'link-expired',
  'amount-differs',
  'already-paid',
  'product-not-available',
  'product-not-found',
  'key-reused',
  'conflict',
  'unavailable',
  'internal',
]);
export type ProblemCode = z.infer<typeof ProblemCode>;

/** The one shape of an error answer. `message` and `error` are the same sentence: the spec reads either. */
export const Problem = z.object({
  message: z.string(),
  error: z.string(),
  code: ProblemCode,
  requestId: z.string(),
  /** Field → sentence; below a field a path: `installments.0.amount`. */
  fields: z.record(z.string(), z.string()).optional(),
});
export type Problem = z.infer<typeof Problem>;
