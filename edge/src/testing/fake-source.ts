import type { Registry } from '@aarohan/shared/federation/registry';
import type { ReleaseSource } from '../releases/release-store.ts';

/** Releases in memory: every file reads as `<encoding> of <file>`. The registry may be replaced while in use. */
export function fakeSource(registry: Registry | undefined): ReleaseSource & { registry: Registry | undefined } {
  const source: ReleaseSource & { registry: Registry | undefined } = {
    registry,
    latest: () => Promise.resolve(source.registry),
    findRelease: (app, version) => {
      const entry = source.registry?.apps[app];
      return Promise.resolve([entry?.current, entry?.previous].find((release) => release?.version === version) ?? undefined);
    },
    read: (_release, file, encoding) => Promise.resolve({ content: Buffer.from(`${encoding} of ${file}`), encoding }),
  };
  return source;
}
