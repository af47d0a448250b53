import type { Release } from '@aarohan/shared/federation/release';
import type { DrawnPage } from '@aarohan/shared/federation/server-render';
import { createLateParts } from './late-parts.ts';
import type { RenderLimits } from './render-limits.ts';
import type { RenderFault, RenderRequest } from './render-pool.ts';
import type { CodeRef } from './worker-messages.ts';

export type Code = CodeRef & { source: string };

export interface Failure {
  fault: RenderFault;
  blamed: Release;
  detail?: string;
}

export type Verdict = { page: DrawnPage; late: AsyncIterable<string> } | Failure;

/** One page on its way. It is answered once; what comes out about it later goes to `onAfterthought`. */
export interface Drawing {
  request: RenderRequest;
  shell: Code;
  /** The remote whose page it is; nothing for the shell's own. */
  remote?: Code;
  /** `over` is answered, though its thread may be at it still. */
  stage: 'waiting' | 'drawing' | 'streaming' | 'over';
  /** To be drawn alone, because it was there when a thread came to grief. */
  suspect: boolean;
  /** Nobody else may join it in its thread before it has a page. */
  alone: boolean;
  /** How often it has been put back. */
  restarts: number;
  verdict: Promise<Verdict>;
  start: () => void;
  restart: () => void;
  succeed: (page: DrawnPage) => void;
  addLate: (markup: string) => void;
  /** The thread is done with it. */
  finish: () => void;
  fail: (fault: RenderFault, blamed?: Release, detail?: string) => void;
}

interface DrawingEvents {
  /** Time is over, or the reader has left. */
  onGivenUp: (drawing: Drawing) => void;
  onAfterthought: (failure: Failure) => void;
}

export function createDrawing(
  about: Pick<Drawing, 'request' | 'shell' | 'remote'>,
  limits: Pick<RenderLimits, 'total' | 'streaming'>,
  { onGivenUp, onAfterthought }: DrawingEvents,
): Drawing {
  let answer: (verdict: Verdict) => void = () => {};
  let timer: NodeJS.Timeout | undefined;
  const late = createLateParts(() => giveUp());

  const within = (time: number, expire: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(expire, time).unref();
  };
  const giveUp = () => {
    over();
    onGivenUp(drawing);
  };
  const over = () => {
    clearTimeout(timer);
    drawing.stage = 'over';
    late.end();
  };
  const expire = () => {
    // Not begun: that says nothing about the release, whose breaker must not count it.
    drawing.fail(drawing.stage === 'waiting' ? 'busy' : 'timeout');
    onGivenUp(drawing);
  };

  const drawing: Drawing = {
    ...about,
    stage: 'waiting',
    suspect: false,
    alone: false,
    restarts: 0,
    verdict: new Promise((resolve) => (answer = resolve)),
    start: () => {
      drawing.stage = 'drawing';
      if (drawing.suspect) within(limits.total, expire);
    },
    restart: () => {
      drawing.stage = 'waiting';
      drawing.suspect = true;
      drawing.restarts += 1;
      within(limits.total, expire);
    },
    succeed: (page) => {
      if (drawing.stage !== 'drawing') return;
      answer({ page, late: late.parts });
      if (!page.streams) return over();
      drawing.stage = 'streaming';
      within(limits.streaming, expire);
    },
    addLate: late.push,
    finish: () => {
      // A shell that says nothing more has not drawn the page.
      if (drawing.stage === 'drawing') drawing.fail('render', about.request.owner, 'the drawing ended without a page');
      over();
    },
    fail: (fault, blamed = about.request.owner, detail) => {
      const { stage } = drawing;
      over();
      if (stage === 'waiting' || stage === 'drawing') answer({ fault, blamed, detail });
      else onAfterthought({ fault, blamed, detail });
    },
  };
  within(limits.total, expire);
  return drawing;
}
