import { type ThreadDeath, inquest, leftOver } from './blame-rules.ts';
import type { Drawing } from './drawing.ts';
import { createProofs } from './proofs.ts';
import type { RenderLimits } from './render-limits.ts';
import { type RenderThread, type ThreadEvents, startThread } from './render-thread.ts';
import { choosePlace } from './place-rules.ts';

interface PoolParts {
  apiUrl: string;
  limits: RenderLimits;
  /** Drawings of a release that rests are answered instead of drawn. */
  rests: (drawing: Drawing) => boolean;
  onStray: (thread: RenderThread, key: string | undefined, detail: string) => void;
}

const mostRestarts = 3;

/** Gives drawings to threads: many to each, and alone those that may come to grief. */
export function createThreadPool({ apiUrl, limits, rests, onStray }: PoolParts) {
  const proofs = createProofs();
  const waiting: Drawing[] = [];
  const threads = new Set<RenderThread>();
  /** Threads that get nothing more to do, and end when they have done what they have. */
  const retired = new Set<RenderThread>();
  let closed = false;

  const start = () => {
    try {
      const thread = startThread(apiUrl, limits, events);
      threads.add(thread);
      return thread;
    } catch {
      // The system has none to give; what waits will be told that the site is busy.
      return undefined;
    }
  };
  const retire = (thread: RenderThread) => {
    threads.delete(thread);
    retired.add(thread);
    endIfDone(thread);
  };
  const endIfDone = (thread: RenderThread) => {
    if (!retired.has(thread) || thread.drawings().length > 0) return;
    retired.delete(thread);
    void thread.end();
  };

  /** False if the drawing has to wait on. */
  const place = (drawing: Drawing): boolean => {
    if (rests(drawing)) {
      drawing.fail('resting');
      return true;
    }
    if (!drawing.suspect && proofs.isAwaited(drawing)) return false;
    drawing.alone = drawing.suspect || proofs.needs(drawing);
    const choice = choosePlace(drawing, { threads: [...threads], retired: retired.size, limits });
    if (!choice) return false;
    if (choice.instead) retire(choice.instead);
    const thread = choice.thread ?? start();
    if (!thread) return false;
    if (drawing.alone) proofs.begin(drawing);
    thread.begin(drawing);
    return true;
  };
  const placeAll = () => {
    if (closed) return;
    for (const drawing of waiting.splice(0)) if (!place(drawing)) waiting.push(drawing);
  };

  const again = (drawing: Drawing) => {
    if (drawing.restarts >= mostRestarts) return drawing.fail('busy');
    drawing.restart();
    waiting.unshift(drawing);
  };
  const bury = (thread: RenderThread, death: ThreadDeath) => {
    retired.delete(thread);
    const wasOurs = threads.delete(thread);
    for (const drawing of death.drawings) proofs.end(drawing);
    const { culprit, ended, again: suspects } = inquest(death);
    if (culprit) {
      const { shell, owner } = culprit.drawing.request;
      culprit.drawing.fail(death.fault, culprit.whose === 'shell' ? shell : owner, death.detail);
    }
    for (const drawing of ended) drawing.finish();
    for (const drawing of suspects) again(drawing);
    if (!culprit) void accuseLeftOver(ended, suspects, death);
    // One that never got ready would be followed by others like it.
    if (wasOurs && thread.wasReady() && threads.size < limits.threads) start();
    placeAll();
  };

  const events: ThreadEvents = {
    onLoaded: (drawing, whose) => {
      proofs.loaded(drawing, whose);
      placeAll();
    },
    onProgress: (thread, drawing) => {
      proofs.end(drawing);
      endIfDone(thread);
      if (threads.has(thread) && thread.isWorn()) {
        retire(thread);
        start();
      }
      placeAll();
    },
    onDeath: (thread, death) => {
      if (!closed) bury(thread, death);
    },
    onStray,
  };

  return {
    /** False if too many wait already. */
    draw: (drawing: Drawing): boolean => {
      if (closed || waiting.length >= limits.queue) return false;
      waiting.push(drawing);
      placeAll();
      return true;
    },
    giveUp: (drawing: Drawing) => {
      const place = waiting.indexOf(drawing);
      if (place >= 0) waiting.splice(place, 1);
      for (const thread of [...threads, ...retired]) thread.abort(drawing);
    },
    close: async () => {
      closed = true;
      for (const drawing of waiting.splice(0)) drawing.fail('busy');
      await Promise.all([...threads, ...retired].map((thread) => thread.end()));
    },
  };
}

async function accuseLeftOver(ended: Drawing[], suspects: Drawing[], { fault, detail }: ThreadDeath): Promise<void> {
  const verdicts = await Promise.all(suspects.map(({ verdict }) => verdict));
  const accused = leftOver(ended, verdicts);
  accused?.fail(fault, accused.request.owner, detail);
}
