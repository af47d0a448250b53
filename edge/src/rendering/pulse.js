// @ts-check
/**
 * What a thread shows while it is too busy to answer: a counter that moves whenever it does anything, and
 * whose code it is loading, for which drawing. Loading is synchronous, so if it ends there, that code did it.
 */
const beats = 0;
const loading = 1;
const drawing = 2;

/** @returns {SharedArrayBuffer} */
export const newPulse = () => new SharedArrayBuffer(3 * Int32Array.BYTES_PER_ELEMENT);

/** @param {SharedArrayBuffer} shared */
export function pulseOf(shared) {
  const cells = new Int32Array(shared);
  return {
    beat: () => void Atomics.add(cells, beats, 1),
    beats: () => Atomics.load(cells, beats),
    /** @param {{ whose: 'shell' | 'owner', id: number } | undefined} what */
    setLoading: (what) => {
      Atomics.store(cells, drawing, what?.id ?? 0);
      Atomics.store(cells, loading, what ? (what.whose === 'shell' ? 1 : 2) : 0);
      Atomics.add(cells, beats, 1);
    },
    /** @returns {{ whose: 'shell' | 'owner', id: number } | undefined} */
    loading: () => {
      const whose = Atomics.load(cells, loading);
      return whose === 0 ? undefined : { whose: whose === 1 ? 'shell' : 'owner', id: Atomics.load(cells, drawing) };
    },
  };
}
