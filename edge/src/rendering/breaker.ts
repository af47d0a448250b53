import type { RenderLimits } from './render-limits.ts';
import { type Breaker, type Outcome, admits, afterDrawing, closed, entered } from './breaker-rules.ts';

/** More are only there if versions come and go; the oldest are forgotten. */
const most = 200;

/** Keeps pages away from releases that have failed. Releases are named `name@version`. */
export function createBreakers(rests: Pick<RenderLimits, 'rest' | 'shortRest'>) {
  const breakers = new Map<string, Breaker>();

  const of = (key: string) => breakers.get(key) ?? closed;

  const put = (key: string, breaker: Breaker) => {
    breakers.delete(key);
    if (breaker.state !== 'closed' || breaker.timeouts > 0) breakers.set(key, breaker);
    const [oldest] = breakers.keys();
    if (breakers.size > most && oldest !== undefined) breakers.delete(oldest);
  };

  const settle = (key: string, outcome: Outcome, trial: boolean) =>
    put(key, afterDrawing(of(key), outcome, { trial, now: performance.now(), ...rests }));

  return {
    /** Lets a drawing with these releases through, unless one of them rests. Its end must be told. */
    enter: (keys: string[]) => {
      const now = performance.now();
      if (!keys.every((key) => admits(of(key), now))) return undefined;
      const admitted = keys.map((key) => {
        const trial = of(key).state === 'open';
        put(key, entered(of(key)));
        return { key, trial };
      });
      return {
        /** @param blamed the release whose fault the outcome is; without one it is all of theirs */
        end: (outcome: Outcome, blamed?: string) => {
          for (const { key, trial } of admitted) settle(key, blamed === undefined || blamed === key ? outcome : 'nothing', trial);
        },
      };
    },
    /** A fault that came out when the drawing was over already. */
    fail: (key: string, outcome: Outcome) => settle(key, outcome, false),
    rests: (key: string) => of(key).state === 'open',
  };
}

export type Breakers = ReturnType<typeof createBreakers>;
