import type { Registry } from '@aarohan/shared/federation/registry';
import type { ReleaseSource } from '../releases/release-store.ts';

export interface FakeSource extends ReleaseSource {
  registry: Registry | undefined;
  /** `name@version` → the text of its server build */
  servers: Record<string, string>;
}

/** Releases in memory: every file reads as `<encoding> of <file>`. The registry may be replaced while in use. */
export function fakeSource(registry: Registry | undefined, servers: FakeSource['servers'] = {}): FakeSource {
  const source: FakeSource = {
    registry,
    servers,
    latest: () => Promise.resolve(source.registry),
    findRelease: (app, version) => {
      const entry = source.registry?.apps[app];
      return Promise.resolve([entry?.current, entry?.previous].find((release) => release?.version === version) ?? undefined);
    },
    read: (_release, file, encoding) => Promise.resolve({ content: Buffer.from(`${encoding} of ${file}`), encoding }),
    readServer: ({ name, version }) => Promise.resolve(source.servers[`${name}@${version}`]),
  };
  return source;
}
