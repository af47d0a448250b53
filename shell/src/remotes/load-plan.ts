import type { LoadableRelease, PageRemote } from '@aarohan/shared/federation/registry';

export interface PlannedLoad {
  release: LoadableRelease;
  /** milliseconds before the next one starts */
  patience: number;
}

/**
 * In which order a remote's releases are tried: what visitors should get, the same once more, then
 * the release before it. The patience adds up to 7 s, so that a visitor sees an answer within 8 s
 * of asking for the page (facts/module-federation 6.3).
 *
 * A release that has delivered already stands first, so that one visit does not mix two versions.
 */
export function planLoads(remote: PageRemote, lastWorked?: LoadableRelease): PlannedLoad[] {
  const first = lastWorked ?? remote.current;
  const other = [remote.current, remote.previous].find((release) => release && release.container !== first.container);
  const loads = [
    { release: first, patience: 4000 },
    { release: first, patience: 1000 },
  ];
  return other ? [...loads, { release: other, patience: 2000 }] : loads;
}
