import type { Registry } from '@aarohan/shared/federation/registry';
import type { Release } from '@aarohan/shared/federation/release';

/** The registry as anybody may read it at `/registry.json`: addresses and digests, not who owns what. */
export function publicRegistry({ generation, apps }: Registry): object {
  return {
    generation,
    apps: Object.fromEntries(
      Object.entries(apps).map(([name, { current, previous }]) => [
        name,
        { current: publicRelease(current), previous: previous && publicRelease(previous) },
      ]),
    ),
  };
}

function publicRelease(release: Release): object {
  const { name, version, kind, container, entry, files, pages, about } = release;
  const address = (file: string) => `/remotes/${name}/${version}/${file}`;
  return {
    version,
    kind,
    title: about.title,
    ...('contract' in about ? { audience: about.audience, contract: about.contract } : { contracts: about.contracts }),
    container,
    entry: address(entry),
    integrity: Object.fromEntries(Object.entries(files).map(([file, { integrity }]) => [file, integrity])),
    routes: about.routes,
    initial: [...new Set([entry, ...(pages['remote'] ?? [])])].map(address),
  };
}
