import type { LoadableRelease } from '@aarohan/shared/federation/registry';

/**
 * Where remotes come from. The answer is unchecked: what a release exposes is its own claim.
 *
 * `attempt` counts from 1 and grows with each load of the same release, so that a loader can avoid
 * whatever remembers the failure of an earlier one.
 *
 * @throws {RemoteError} or anything else, which counts as unreachable
 */
export interface RemoteLoader {
  load: (name: string, release: LoadableRelease, attempt: number) => Promise<unknown>;
}
