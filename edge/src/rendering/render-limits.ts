/** How much a page may take before it is given up; milliseconds unless said otherwise. */
export interface RenderLimits {
  /** From the request to the page, or to its first part where it streams. */
  total: number;
  /** A thread that answers nothing for so long is computing, and is ended. */
  computing: number;
  /** The same while a thread draws with code that it has just got. */
  computingCold: number;
  /** What is slow on a page is waited for so long. */
  part: number;
  /** The whole of a streaming page. */
  streaming: number;
  /** A thread's start, and its loading of a shell. */
  loading: number;
  /** How long a release rests that has failed, before it is tried again. */
  rest: number;
  /** The same after pages that were not done in time: a machine that is short of time is as likely a reason as the release. */
  shortRest: number;
  /** Megabytes of old generation per thread. */
  heap: number;
  threads: number;
  /** Pages that a thread draws at a time. */
  concurrency: number;
  /** Pages that wait for a thread. */
  queue: number;
  /** Releases that a thread loads before it is replaced: nothing that was loaded can be unloaded. */
  codes: number;
}

export const renderLimits: RenderLimits = {
  total: 1000,
  computing: 200,
  computingCold: 600,
  part: 150,
  streaming: 10_000,
  loading: 5000,
  rest: 30_000,
  shortRest: 3000,
  heap: 192,
  threads: 2,
  concurrency: 8,
  queue: 64,
  codes: 24,
};
