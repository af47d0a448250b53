import type { ProblemCode } from '@aarohan/shared/problem';

/** Every error answer of the API: its status and its sentence. */
export const problems: Record<ProblemCode, { status: number; sentence: string }> = {
  'bad-input': { status: 400, sentence: 'Please check the marked fields.' },
  'not-json': { status: 400, sentence: 'The request is not a readable JSON object.' },
  'wrong-code': { status: 400, sentence: 'Invalid OTP. Please try again.' },
  'no-session': { status: 401, sentence: 'Please log in.' },
  'wrong-role': { status: 403, sentence: 'You may not do this.' },
  'foreign-origin': { status: 403, sentence: 'This request came from another site.' },
  'product-not-available': { status: 403, sentence: 'This product is not available for registration.' },
  'not-found': { status: 404, sentence: 'There is nothing here.' },
  'result-not-found': { status: 404, sentence: 'No result is published for this email address.' },
  'link-expired': { status: 400, sentence: 'This link has expired. Please ask for a new one.' },
  'product-not-found': { status: 404, sentence: 'Product is invalid or not found.' },
  'already-registered': { status: 409, sentence: 'Registration failed. Please try again later.' },
  'brochure-already-sent': { status: 409, sentence: 'This email is already registered for a brochure.' },
  'amount-differs': { status: 409, sentence: 'The amount to pay is another one.' },
  'already-paid': { status: 409, sentence: 'This order is already paid.' },
  conflict: { status: 409, sentence: 'Somebody else is changing this right now. Please try again.' },
  'too-large': { status: 413, sentence: 'The request is too large.' },
  'unsupported-type': { status: 415, sentence: 'This kind of content is not understood here.' },
  'key-reused': { status: 422, sentence: 'This Idempotency-Key was used for another request.' },
  'too-many-tries': { status: 429, sentence: 'Too many tries. Please wait a little.' },
  internal: { status: 500, sentence: 'Something went wrong on our side. Please try again.' },
  unavailable: { status: 503, sentence: 'The service is not available right now. Please try again.' },
};

export interface ProblemDetails {
  /** in place of the table's sentence */
  sentence?: string;
  /** field or path → sentence */
  fields?: Record<string, string>;
  /** seconds, sent as `Retry-After` */
  retryAfter?: number;
}

/** A broken rule: thrown anywhere below a route, answered as a `Problem`. */
export class ApiProblem extends Error {
  override name = 'ApiProblem';
  readonly code: ProblemCode;
  readonly details: ProblemDetails;

  constructor(code: ProblemCode, details: ProblemDetails = {}) {
    super(details.sentence ?? problems[code].sentence);
    this.code = code;
    this.details = details;
  }
}

export function badInput(fields: Record<string, string>): ApiProblem {
  const sentence = Object.values(fields).find((each) => wholeFormSentences.has(each));
  return new ApiProblem('bad-input', { fields, ...(sentence !== undefined && { sentence }) });
}

/** What the specification says of a form and not of a field (spec 2 §5); the page shows it as the whole answer. */
const wholeFormSentences = new Set([
  'Name, Mobile, and Email are required.',
  'Payment Screenshot is required.',
  'Please upload your resume.',
  'Blog ID not found. Please access the form from the correct job post.',
  'Please enter a valid email.',
]);

export const unreadableAddress = (): ApiProblem =>
  new ApiProblem('bad-input', { sentence: 'The address of this request is not readable.' });
