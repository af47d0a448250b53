import { setTimeout as pause } from 'node:timers/promises';

/** One thing that was done at its time. */
export interface Paced {
  kind: string;
  /** from the moment at which it was due, milliseconds: who waits in line waits */
  ms: number;
  /** why it did not work */
  error?: string;
}

/** Things to do: `perSecond` of them are begun in each second, evenly, whether those before have ended or not. */
export interface Stream {
  perSecond: number;
  /** Does the n-th, and says of each of its steps when it was done. */
  act: (number: number, step: <T>(kind: string, work: () => Promise<T>) => Promise<T>) => Promise<void>;
}

/**
 * Runs streams side by side. A step that begins an act counts from the moment at which the act was due, so that a server that
 * stalls is not asked less; each later step counts from its own beginning.
 */
export async function pace(streams: readonly Stream[], seconds: number): Promise<Paced[]> {
  const done: Paced[] = [];
  const began = performance.now();
  await Promise.all(streams.map((stream) => run(stream, seconds, began, done)));
  return done;
}

async function run({ perSecond, act }: Stream, seconds: number, began: number, done: Paced[]): Promise<void> {
  const acts: Promise<void>[] = [];
  for (let number = 0; number < perSecond * seconds; number += 1) {
    const due = began + (number * 1000) / perSecond;
    const ahead = due - performance.now();
    if (ahead > 1) await pause(ahead);
    acts.push(begin(act, number, due, done));
  }
  await Promise.all(acts);
}

async function begin(act: Stream['act'], number: number, due: number, done: Paced[]): Promise<void> {
  let from = due;
  const step = async <T>(kind: string, work: () => Promise<T>): Promise<T> => {
    const since = from;
    try {
      const result = await work();
      done.push({ kind, ms: performance.now() - since });
      return result;
    } catch (error) {
      done.push({ kind, ms: performance.now() - since, error: String(error) });
      throw error;
    } finally {
      from = performance.now();
    }
  };
  // Its steps have been written down; what follows a step that failed is not done.
  await act(number, step).catch(() => undefined);
}
