import { setTimeout as pause } from 'node:timers/promises';
import type { Parts } from '../parts.ts';
import { ApiProblem } from '../errors.ts';
import { findKey, releaseKey, reserveKey, takeOverKey, type KeyName } from './idempotency-store.ts';

const second = 1000;
const keptFor = 24 * 60 * 60 * second;
/** Longer than any call runs; after it the call's process counts as dead. */
const runsFor = 60 * second;
/** How long a twin waits for the first call's answer. */
const patience = 10 * second;

/**
 * Makes the caller the one who runs a call under a key, or hands out the sealed answer of who ran it before.
 *
 * @throws {ApiProblem} `key-reused` for another request under the same key, `conflict` when the first one takes too long
 */
export async function holdKey({ db, clock }: Parts, name: KeyName, fingerprint: string): Promise<{ answer?: string }> {
  for (let waited = 0; waited < patience; waited += 50) {
    const now = clock.now();
    const runsUntil = new Date(now.getTime() + runsFor);
    if (await reserveKey(db, { ...name, fingerprint, runsUntil, expiresAt: new Date(now.getTime() + keptFor) })) return {};
    const row = await findKey(db, name);
    if (!row) continue;
    if (row.expiresAt <= now) {
      await releaseKey(db, name);
      continue;
    }
    if (row.fingerprint !== fingerprint) throw new ApiProblem('key-reused');
    if (row.answer !== null) return { answer: row.answer };
    if (row.runsUntil < now && (await takeOverKey(db, name, now, runsUntil))) return {};
    await pause(50);
  }
  throw new ApiProblem('conflict', { sentence: 'The same request is still running. Please wait a little.', retryAfter: 1 });
}
