import type { LoadableRelease, PageRemote } from '@aarohan/shared/federation/registry';
import type { PageModule, RemoteModule } from '@aarohan/shared/federation/remote-module';

/** A release that answers to its container's name. */
export const aRelease = (container: string): LoadableRelease => ({
  version: `1.0.0+${container}`,
  container,
  entry: `/remotes/campus-mfe/1.0.0+${container}/remoteEntry.js`,
  integrity: 'sha384-x',
});

/** A remote as the registry names it: two releases, one page at `/campus_drive`. */
export const aRemote = (change: Partial<PageRemote> = {}): PageRemote => ({
  name: 'campus-mfe',
  title: 'Campus drive',
  audience: 'public',
  routes: [{ path: '/campus_drive', title: 'Campus drive', calls: [] }],
  current: aRelease('now'),
  previous: aRelease('before'),
  ...change,
});

/** What a release exposes: pages by their pattern. */
export const aModule = (pages: Record<string, PageModule | (() => Promise<PageModule>)>): RemoteModule => ({
  contract: 1,
  routes: () =>
    Object.entries(pages).map(([path, page]) => ({ path, lazy: typeof page === 'function' ? page : () => Promise.resolve(page) })),
});
