import type { Release } from '@aarohan/shared/federation/release';
import type { ReleaseSource } from '../releases/release-store.ts';
import type { Code } from './drawing.ts';

/** Enough for what is live, and for what was until just now. */
const most = 16;

export const keyOf = ({ name, version }: Pick<Release, 'name' | 'version'>): string => `${name}@${version}`;

/** Server builds as text, the last few kept for threads that are started later. */
export function serverCodes(releases: ReleaseSource) {
  const read = new Map<string, string>();

  /** Nothing if the release has no usable server build. */
  return async (release: Release): Promise<Code | undefined> => {
    const key = keyOf(release);
    const source = read.get(key) ?? (await releases.readServer(release).catch(() => undefined));
    if (source === undefined) return undefined;
    read.delete(key);
    read.set(key, source);
    const [oldest] = read.keys();
    if (read.size > most && oldest !== undefined) read.delete(oldest);
    return { key, name: release.name, folder: `/remotes/${release.name}/${release.version}/`, source };
  };
}
