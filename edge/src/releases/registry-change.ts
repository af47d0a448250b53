import type { Registry, RegistryEntry } from '@aarohan/shared/federation/registry';
import type { Release } from '@aarohan/shared/federation/release';
import { misfits } from './fit-rules.ts';
import { shellApp } from './site-apps.ts';

export const emptyRegistry: Registry = { generation: 0, apps: {} };

/**
 * The registry with these releases live, each one's predecessor kept to go back to. A remote published
 * together with a new shell loses a predecessor that the new shell cannot run.
 */
export function withPublished(registry: Registry, releases: Release[]): Registry {
  const apps = { ...registry.apps };
  for (const release of releases) apps[release.name] = advance(apps[release.name], release);
  const shell = releases.find(({ kind }) => kind === 'shell');
  for (const { name } of releases) {
    const entry = apps[name];
    if (shell?.kind === 'shell' && entry?.previous?.kind === 'remote' && misfits(shell, entry.previous).length > 0) {
      apps[name] = { ...entry, previous: null };
    }
  }
  return { generation: registry.generation + 1, apps };
}

/** The registry with an app's previous release live again; going back twice goes forward. Nothing when there is no previous one. */
export function withPrevious(registry: Registry, app: string): Registry | undefined {
  const entry = registry.apps[app];
  if (!entry?.previous) return undefined;
  return {
    generation: registry.generation + 1,
    apps: { ...registry.apps, [app]: { ...entry, current: entry.previous, previous: entry.current } },
  };
}

export const liveShell = (registry: Registry) => {
  const release = registry.apps[shellApp]?.current;
  return release?.kind === 'shell' ? release : undefined;
};

function advance(entry: RegistryEntry | undefined, release: Release): RegistryEntry {
  if (!entry) return { current: release, previous: null };
  return entry.current.version === release.version ? entry : { ...entry, current: release, previous: entry.current };
}
