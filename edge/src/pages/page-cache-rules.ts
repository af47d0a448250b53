/** All in milliseconds. */
export const freshFor = 5_000;
/** From when it was drawn; between the two an old document is answered while a new one is drawn. */
export const staleFor = 60_000;
/** So long a failure is not tried again. */
export const faultyFor = 1_000;

export interface DrawnAt {
  /** When it was drawn, by the same clock as `now`. */
  drawnAt: number;
  /** Less was drawn than should be. */
  faulty: boolean;
  /** When it could last not be drawn anew. */
  failedAt?: number;
}

/** `fresh` is answered as it is, `stale` too, but drawn anew in the meantime; `expired` is drawn before anything is answered. */
export type Freshness = 'fresh' | 'stale' | 'expired';

export function freshness({ drawnAt, faulty, failedAt = -Infinity }: DrawnAt, now: number): Freshness {
  const age = now - drawnAt;
  if (faulty) return age < faultyFor ? 'fresh' : 'expired';
  if (age < freshFor) return 'fresh';
  if (age >= staleFor) return 'expired';
  return now - failedAt < faultyFor ? 'fresh' : 'stale';
}
