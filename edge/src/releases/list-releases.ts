import type { ReleaseStore } from './release-store.ts';

const shownChanges = 10;

/** What is live, what it would go back to, and the last changes. */
export async function listReleases(store: ReleaseStore, apps: string[]): Promise<{ lines: string[]; json: object }> {
  const registry = await store.latest();
  const changes = await store.history(shownChanges);
  const entries = Object.entries(registry?.apps ?? {}).filter(([app]) => apps.length === 0 || apps.includes(app));
  const live = entries.map(([app, { current, previous }]) => ({ app, current: current.version, previous: previous?.version ?? null }));
  const rows = live.map(({ app, current, previous }) => `${app.padEnd(16)} ${current}${previous ? `  (before: ${previous})` : ''}`);
  return {
    lines: [
      ...(rows.length > 0 ? rows : ['Nothing is published yet.']),
      ...changes.map(({ generation, at, by, what }) => `#${generation}  ${at}  ${by}  ${what}`),
    ],
    json: { ok: true, generation: registry?.generation ?? 0, releases: live, changes },
  };
}
