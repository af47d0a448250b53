import type { Db } from '../src/db/db.ts';
import type { Fetch } from '../src/payments/call-gateway.ts';

/** A random number below 1. */
export type Chance = () => number;

/** The same seed gives the same numbers (Mulberry32). */
export function seededChance(seed: number): Chance {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The process dies here, as far as what it was doing is concerned. */
export class Crash extends Error {
  override name = 'Crash';
}

/** Where things go wrong; `rate` 0 is a calm world. */
export interface Faults {
  chance: Chance;
  rate: number;
}

const strike = ({ chance, rate }: Faults, where: string): void => {
  if (rate > 0 && chance() < rate) throw new Crash(where);
};

const statements = new Set<PropertyKey>(['select', 'insert', 'update', 'delete', 'execute']);

/** A database at which the process may die before every statement, before a commit and right after it. */
export function crashingDb<T extends Db>(real: T, faults: Faults): T {
  return new Proxy(real, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== 'function') return member;
      if (name === 'transaction') {
        return async (work: (tx: Db) => Promise<unknown>, options?: object) => {
          const result: unknown = await target.transaction(async (tx) => {
            const done = await work(crashingDb(tx, faults));
            strike(faults, 'before commit');
            return done;
          }, options);
          strike(faults, 'after commit');
          return result;
        };
      }
      return (...values: unknown[]): unknown => {
        if (statements.has(name)) strike(faults, `before ${String(name)}`);
        return Reflect.apply(member, target, values) as unknown;
      };
    },
  });
}

/** A network that loses requests, and answers to requests that arrived. */
export function losingFetch(real: Fetch, faults: Faults): Fetch {
  return async (url, init) => {
    strike(faults, 'request lost');
    const answer = await real(url, init);
    strike(faults, 'answer lost');
    return answer;
  };
}
