import type { Drawing, Verdict } from './drawing.ts';
import type { RenderFault } from './render-pool.ts';

export interface ThreadDeath {
  fault: Extract<RenderFault, 'hang' | 'memory' | 'died'>;
  detail: string;
  /** All that the thread was at. */
  drawings: Drawing[];
  /** The code that was being loaded at that moment, and the drawing that it was for. */
  loading?: { whose: 'shell' | 'owner'; drawing: Drawing };
  /** The thread has drawn for nobody but this release. */
  isOnlyFor: (owner: string) => boolean;
}

export interface Inquest {
  culprit?: { drawing: Drawing; whose: 'shell' | 'owner' };
  /** Drawn again, each alone: the one that does it again did it before. */
  again: Drawing[];
  /** Can't be drawn again, because their answers are on the way or given. */
  ended: Drawing[];
}

/**
 * Who ended a thread, if that can be said. A single drawing did it, unless somebody else has drawn there
 * before: what that left behind (a timer, a full heap) may have come due.
 */
export function inquest({ drawings, loading, isOnlyFor }: ThreadDeath): Inquest {
  const culprit = loading ?? loneCulprit(drawings, isOnlyFor);
  const others = drawings.filter((drawing) => drawing !== culprit?.drawing);
  return {
    culprit,
    again: others.filter(({ stage }) => stage === 'drawing'),
    ended: others.filter(({ stage }) => stage !== 'drawing'),
  };
}

function loneCulprit([first, ...others]: Drawing[], isOnlyFor: (owner: string) => boolean): Inquest['culprit'] {
  if (!first || others.length > 0) return undefined;
  return isOnlyFor(ownerKey(first)) || first.stage !== 'drawing' ? { drawing: first, whose: 'owner' } : undefined;
}

export const ownerKey = ({ remote, shell }: Drawing): string => (remote ?? shell).key;

/** Who is left when all others have been drawn again and are found to be well: one of a single release, or nobody. */
export function leftOver(ended: Drawing[], verdicts: Verdict[]): Drawing | undefined {
  const allWell = verdicts.every((verdict) => 'page' in verdict || verdict.fault === 'render' || verdict.fault === 'api');
  return allWell && new Set(ended.map(ownerKey)).size === 1 ? ended[0] : undefined;
}
