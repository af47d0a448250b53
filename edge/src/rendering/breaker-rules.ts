import type { RenderFault } from './render-pool.ts';

/** Whether a release is asked for pages. Moments are milliseconds of one clock. */
export type Breaker =
  | { state: 'closed'; timeouts: number }
  | { state: 'open'; until: number }
  /** One page is being drawn to see whether the release is well again. */
  | { state: 'trying' };

/** How a drawing ended, as far as this release had to do with it; `nothing` if it says nothing about the release. */
export type Outcome = 'page' | 'nothing' | RenderFault;

export const closed: Breaker = { state: 'closed', timeouts: 0 };
const mostTimeouts = 3;

type Effect = 'opens' | 'counts' | 'closes' | 'says nothing';

/** What each outcome does to a release's breaker. A page that fails quickly costs nothing, and its code does answer. */
export const effects: Record<Outcome, Effect> = {
  page: 'closes',
  render: 'closes',
  api: 'closes',
  timeout: 'counts',
  hang: 'opens',
  memory: 'opens',
  died: 'opens',
  load: 'opens',
  unfit: 'opens',
  missing: 'opens',
  busy: 'says nothing',
  resting: 'says nothing',
  nothing: 'says nothing',
};

export const admits = (breaker: Breaker, now: number): boolean =>
  breaker.state === 'closed' || (breaker.state === 'open' && breaker.until <= now);

/** The breaker once a drawing has been let through: if it was open, that drawing is the trial. */
export const entered = (breaker: Breaker): Breaker => (breaker.state === 'open' ? { state: 'trying' } : breaker);

/**
 * The breaker after a drawing.
 *
 * @param trial whether it was the one that was let through
 * @param rest milliseconds after a fault that opens at once
 * @param shortRest milliseconds after pages that were not done in time
 */
export function afterDrawing(
  breaker: Breaker,
  outcome: Outcome,
  { trial, now, rest, shortRest }: { trial: boolean; now: number; rest: number; shortRest: number },
): Breaker {
  const effect = effects[outcome];
  if (effect === 'opens') return { state: 'open', until: now + rest };
  if (breaker.state === 'closed') return afterHarmless(breaker, effect, now + shortRest);
  // Drawings that began before the release was found to be ill do not say that it is well.
  if (breaker.state === 'open' || !trial) return breaker;
  if (effect === 'closes') return closed;
  return { state: 'open', until: effect === 'counts' ? now + shortRest : now };
}

function afterHarmless(breaker: Extract<Breaker, { state: 'closed' }>, effect: Effect, until: number): Breaker {
  if (effect === 'says nothing') return breaker;
  if (effect === 'closes') return closed;
  const timeouts = breaker.timeouts + 1;
  return timeouts < mostTimeouts ? { state: 'closed', timeouts } : { state: 'open', until };
}
