import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import type { DrawTools } from '@aarohan/shared/federation/server-render';
import { unfinished } from '../hydration/report-recovery.ts';
import { collectPieces } from './collect-pieces.ts';
import { toFault } from './fault.ts';

interface Drawn {
  /** the markup of everything but the parts that were too slow */
  html: string;
  /** whether there are such parts */
  streams: boolean;
  /** kept when they have been told to `onLate` */
  finished: Promise<void>;
}

interface Drawing {
  nonce: string;
  /** told each piece of markup that follows, a whole number of elements */
  onLate: (markup: string) => void;
}

/**
 * Draws an element. Parts in a Suspense boundary of their own are waited for as long as `partPatience`; a page
 * whose parts are slower goes out without them, and they follow.
 *
 * @throws {DrawFault}
 */
export function draw(element: ReactNode, { nonce, onLate }: Drawing, { signal, partPatience }: DrawTools): Promise<Drawn> {
  return new Promise((resolve, reject) => {
    const pieces = collectPieces();
    let failure: unknown;
    let patience: ReturnType<typeof setTimeout> | undefined;
    let sent = false;

    const fail = (error: unknown): void => {
      sent = true;
      abort(error);
      reject(toFault(error));
    };
    const send = (streams: boolean): void => {
      if (sent) return;
      clearTimeout(patience);
      if (failure !== undefined) return fail(failure);
      sent = true;
      pipe(pieces.sink);
      const html = pieces.take();
      const finished = pieces.tellRest(onLate).then(() => {
        if (failure !== undefined) throw toFault(failure);
      });
      // Whoever sends the page listens; nobody does where it was complete.
      finished.catch(() => undefined);
      resolve({ html, streams, finished });
    };

    const { pipe, abort } = renderToPipeableStream(element, {
      nonce,
      // Whatever is complete stands in its place: what React would move there by script is invisible without one.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onShellReady: () => {
        if (!sent) patience = setTimeout(() => send(true), partPatience);
      },
      onAllReady: () => send(false),
      onShellError: fail,
      onError: (error) => {
        failure ??= error;
        return unfinished;
      },
    });
    signal.addEventListener('abort', () => abort(signal.reason), { once: true });
  });
}
