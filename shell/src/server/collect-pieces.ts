import { Writable } from 'node:stream';

/** A stream's end for React: what it writes in one go is one piece, a whole number of elements. */
export function collectPieces() {
  const decoder = new TextDecoder();
  let text = '';
  let tell: ((piece: string) => void) | undefined;

  const take = (): string => {
    const piece = text;
    text = '';
    return piece;
  };
  const flush = (): void => {
    const piece = take();
    if (piece !== '') tell?.(piece);
  };
  const sink = new Writable({
    // React waits for nobody: how fast the visitor reads is the web server's matter.
    highWaterMark: Number.MAX_SAFE_INTEGER,
    write(chunk: Buffer, _encoding, done) {
      text += decoder.decode(chunk, { stream: true });
      if (tell) setImmediate(flush);
      done();
    },
  });

  return {
    sink,
    /** what was written and not yet told */
    take,
    /** tells the pieces from now on; kept when the last one was told */
    tellRest: (listener: (piece: string) => void): Promise<void> => {
      tell = listener;
      return new Promise((resolve) => {
        const end = (): void => {
          flush();
          resolve();
        };
        if (sink.writableFinished) end();
        else sink.once('finish', end);
      });
    },
  };
}
