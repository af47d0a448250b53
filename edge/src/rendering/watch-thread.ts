import type { pulseOf } from './pulse.js';

const lookEvery = 20;

interface Watched {
  pulse: ReturnType<typeof pulseOf>;
  hasWork: () => boolean;
  /** milliseconds that the thread may show no sign of life just now */
  patience: () => number;
  onHang: () => void;
}

/**
 * Notices a thread that computes without a pause. Counts its own looks instead of reading the clock: on a
 * machine that is short of time they come late as well, and a thread that merely gets none is left alone.
 */
export function watchThread({ pulse, hasWork, patience, onHang }: Watched): { stop: () => void } {
  let last = pulse.beats();
  let still = 0;
  const timer = setInterval(() => {
    const now = pulse.beats();
    still = hasWork() && now === last ? still + 1 : 0;
    last = now;
    if (still <= patience() / lookEvery) return;
    clearInterval(timer);
    onHang();
  }, lookEvery).unref();
  return { stop: () => clearInterval(timer) };
}
