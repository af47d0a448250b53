import type { FastifyPluginCallback } from 'fastify';
import type { Registry } from '@aarohan/shared/federation/registry';
import type { Env } from '../env.ts';
import type { ReleaseSource } from '../releases/release-store.ts';
import { shellApp } from '../releases/site-apps.ts';
import { reloadRoutes, reloadScript } from './reload-routes.ts';
import { watchedBuild } from './watched-build.ts';

interface DevParts {
  releases: ReleaseSource;
  extra?: (nonce: string) => string;
  routes?: FastifyPluginCallback;
}

/** The store as it is, or, with `DEV_APPS`, these apps' newest watch builds in place of their releases. */
export function devReleases(store: ReleaseSource, { DEV_APPS, DEV_STANDALONE }: Pick<Env, 'DEV_APPS' | 'DEV_STANDALONE'>): DevParts {
  const watched = new Map(
    DEV_APPS.split(',').flatMap((pair) => {
      const [name, folder] = pair.split('=');
      return name && folder ? [[name, watchedBuild(name, folder)] as const] : [];
    }),
  );
  if (watched.size === 0) return { releases: store };
  let last: { key: string; registry: Registry } | undefined;

  const latest = async (): Promise<Registry> => {
    const published = await store.latest();
    const found = (await Promise.all([...watched.values()].map(({ newest }) => newest()))).flatMap((build) => build?.release ?? []);
    const key = [published?.generation ?? 0, ...found.map(({ version }) => version)].join();
    if (last?.key === key) return last.registry;
    const live = Object.fromEntries(found.map((release) => [release.name, { current: release, previous: null }]));
    const shown = Object.entries({ ...published?.apps, ...live }).filter(
      ([name]) => !DEV_STANDALONE || [DEV_STANDALONE, shellApp].includes(name),
    );
    last = { key, registry: { generation: published?.generation ?? 0, apps: Object.fromEntries(shown) } };
    return last.registry;
  };

  const find = (app: string, version: string) => watched.get(app)?.find(version);

  return {
    releases: {
      latest,
      findRelease: async (app, version) => (await find(app, version))?.release ?? store.findRelease(app, version),
      read: async (release, file, encoding) => {
        const content = (await find(release.name, release.version))?.files.get(file);
        return content ? { content, encoding: 'identity' } : store.read(release, file, encoding);
      },
      readServer: async (release) => {
        const build = await find(release.name, release.version);
        return build ? build.server?.toString() : store.readServer(release);
      },
    },
    extra: (nonce) => reloadScript(nonce, last?.key ?? ''),
    routes: reloadRoutes(async () => {
      await latest();
      return last?.key ?? '';
    }),
  };
}
