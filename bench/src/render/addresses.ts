/** The pages that memory is measured with: each kind that the edge draws, one that is not there among them. */
const mixed = [
  '/',
  '/course_details/generative-ai-course',
  '/course_details/vibe-coding-course',
  '/course_details/vlsi-circuits-systems',
  '/campus_drive',
  '/no-such-page',
];

export interface Addresses {
  /** The home page, each time at an address that nobody has asked for yet. */
  freshHomes: (count: number) => string[];
  /** Every kind of page in turn, also at new addresses. */
  freshMixed: (count: number) => string[];
  /** The home page at one address. */
  sameHome: (count: number) => string[];
}

/** Paths on the site; the edge keeps pages by their whole address, so that a number in the query makes a new one. */
export function addresses(): Addresses {
  let n = 0;
  const fresh = (path: string): string => `${path}?n=${(n += 1)}`;
  return {
    freshHomes: (count) => Array.from({ length: count }, () => fresh('/')),
    freshMixed: (count) => Array.from({ length: count }, (_, i) => fresh(mixed[i % mixed.length] ?? '/')),
    sameHome: (count) => Array.from({ length: count }, () => '/'),
  };
}
