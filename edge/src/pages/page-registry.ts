import type { LoadableRelease, PageRegistry, PageRemote, Registry } from '@aarohan/shared/federation/registry';
import type { OwnedRoute } from '@aarohan/shared/federation/remote-manifest';
import type { Release } from '@aarohan/shared/federation/release';
import { liveShell } from '../releases/registry-change.ts';

export const assetPath = ({ name, version }: Pick<Release, 'name' | 'version'>, file: string): string =>
  `/remotes/${name}/${version}/${file}`;

/** What the shell needs to know, in the browser and on the server; nothing before a shell is live. */
export function pageRegistry(registry: Registry, origin: string): PageRegistry | undefined {
  const shell = liveShell(registry);
  if (!shell) return undefined;
  const remotes = Object.values(registry.apps).flatMap(({ current, previous }) => {
    if (current.kind !== 'remote') return [];
    const { name, title, audience, routes } = current.about;
    return [
      { name, title, audience, routes: routes.map(shownRoute), current: loadable(current), previous: previous && loadable(previous) },
    ];
  });
  return { generation: registry.generation, origin, shell: { version: shell.version }, remotes };
}

/** What only the web server uses is left out. */
const shownRoute = ({ path, title, calls }: OwnedRoute): PageRemote['routes'][number] => ({ path, title, calls });

const loadable = (release: Release): LoadableRelease => ({
  version: release.version,
  container: release.container,
  entry: assetPath(release, release.entry),
  integrity: release.files[release.entry]?.integrity ?? '',
});
