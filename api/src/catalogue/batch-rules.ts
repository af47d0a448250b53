export interface Batch {
  number: number;
  startsAt: Date;
}

/**
 * The batch that somebody who applies now would join: the next to start, or the newest when all have started.
 *
 * @param batches earliest first
 */
export function openBatch(batches: readonly Batch[], now: Date): number | null {
  const next = batches.find(({ startsAt }) => startsAt > now) ?? batches.at(-1);
  return next?.number ?? null;
}

/** The batch that a form showed, while the program has it; otherwise the one that is open. */
export const chosenBatch = (batches: readonly Batch[], shown: string | undefined, now: Date): number | null =>
  batches.find(({ number }) => String(number) === shown)?.number ?? openBatch(batches, now);
