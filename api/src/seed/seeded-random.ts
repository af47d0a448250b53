/** Numbers that look random and are the same on every machine (mulberry32). */
export function seededRandom(seed: number) {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number): number => Math.floor(next() * end);
  return {
    /** an integer from 0 to `end` − 1 */
    below,
    /** one of a list that is not empty */
    pick: <T>(list: readonly T[]): T => list[below(list.length)] as T,
  };
}

export type SeededRandom = ReturnType<typeof seededRandom>;
