import { RemoteError, toRemoteError } from './remote-error.ts';

/** One way to get something, and how many milliseconds to wait before the next way is tried beside it. */
export interface Attempt<T> {
  run: () => Promise<T>;
  patience: number;
}

export interface Outcome<T> {
  value: T;
  /** Which attempt delivered, counted from 0. */
  winner: number;
  /** What the attempts before it died of, by position. */
  failures: Map<number, RemoteError>;
}

/**
 * Tries the attempts in order: the next one starts when the one before failed or ran out of patience.
 * An attempt that was only slow stays in the race, because on a poor network the first one usually
 * still arrives first.
 *
 * @throws {NoneWorked} when all failed, or when the last one's patience is over
 */
export function firstToWork<T>(attempts: Attempt<T>[]): Promise<Outcome<T>> {
  return new Promise((resolve, reject) => {
    const failures = new Map<number, RemoteError>();
    let timer: ReturnType<typeof setTimeout> | undefined;

    const start = (position: number): void => {
      clearTimeout(timer);
      const attempt = attempts[position];
      if (!attempt) {
        reject(new NoneWorked(failures));
        return;
      }
      const goOn = (error: RemoteError): void => {
        if (failures.has(position)) return;
        failures.set(position, error);
        start(position + 1);
      };
      timer = setTimeout(() => goOn(new RemoteError('timeout', `Nothing came within ${attempt.patience} ms.`)), attempt.patience);
      attempt.run().then(
        (value) => {
          clearTimeout(timer);
          resolve({ value, winner: position, failures });
        },
        (error: unknown) => goOn(toRemoteError(error)),
      );
    };
    start(0);
  });
}

/** Every attempt failed; `failures` says how, by position. */
export class NoneWorked extends Error {
  override name = 'NoneWorked';

  constructor(readonly failures: Map<number, RemoteError>) {
    super('No attempt worked.');
  }
}
