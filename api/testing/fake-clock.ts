import type { Clock } from '../src/clock.ts';

export interface FakeClock extends Clock {
  /** Moves the time on. */
  pass(seconds: number): void;
}

export function fakeClock(start = new Date('2026-11-21T06:00:00Z')): FakeClock {
  let time = start.getTime();
  return {
    now: () => new Date(time),
    pass: (seconds) => {
      time += seconds * 1000;
    },
  };
}
