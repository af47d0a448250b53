import { ownerKey } from './blame-rules.ts';
import type { Drawing } from './drawing.ts';
import type { RenderLimits } from './render-limits.ts';
import type { RenderThread } from './render-thread.ts';

interface Threads {
  threads: RenderThread[];
  retired: number;
  limits: Pick<RenderLimits, 'threads' | 'concurrency'>;
}

/** Where a drawing goes: into a thread, or into a new one if none is named; `instead` of one that gets no more to do. */
export interface Place {
  thread?: RenderThread;
  instead?: RenderThread;
}

export function choosePlace(drawing: Drawing, all: Threads): Place | undefined {
  return drawing.alone ? placeAlone(drawing, all) : placeAmongOthers(all);
}

function placeAmongOthers({ threads, limits }: Threads): Place | undefined {
  const open = threads.filter((thread) => !isTaken(thread));
  const best = leastBusy(open);
  const canGrow = threads.length < limits.threads;
  if (canGrow && (!best || load(best) > 0)) return {};
  return best && load(best) < limits.concurrency ? { thread: best } : undefined;
}

/** Alone in a thread; a suspect also in one that nobody else has left anything behind in. */
function placeAlone(drawing: Drawing, { threads, retired, limits }: Threads): Place | undefined {
  const empty = threads.find((thread) => load(thread) === 0 && (!drawing.suspect || thread.isOnlyFor(ownerKey(drawing))));
  if (empty) return { thread: empty };
  if (threads.length < limits.threads) return {};
  // The others keep a thread, unless there is one only; and the leftovers of many such changes must not pile up.
  const isOnlyLone = threads.length === 1 || !threads.some(isTaken);
  const instead = leastBusy(threads.filter((thread) => !isTaken(thread)));
  return instead && isOnlyLone && (load(instead) === 0 || retired < limits.threads) ? { instead } : undefined;
}

const load = (thread: RenderThread) => thread.drawings().length;

/** A thread with a drawing that is to be alone, until there is a page of it. */
const isTaken = (thread: RenderThread) => thread.drawings().some(({ alone, stage }) => alone && stage !== 'streaming');

const leastBusy = ([first, ...others]: RenderThread[]) =>
  first && others.reduce((best, thread) => (load(thread) < load(best) ? thread : best), first);
