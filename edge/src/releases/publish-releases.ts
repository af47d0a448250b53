import type { Registry } from '@aarohan/shared/federation/registry';
import { registryProblems } from './gate-rules.ts';
import { admitBuild } from './publish-gate.ts';
import { Refusal } from './refusal.ts';
import { emptyRegistry, withPrevious, withPublished } from './registry-change.ts';
import type { Build, Change, CompressedBuild, ReleaseStore } from './release-store.ts';

/** Who changes the registry, and when (ISO 8601). */
export type Author = Omit<Change, 'what'>;

export interface Outcome {
  app: string;
  version: string;
  /** `unchanged`: exactly this was live already. */
  result: 'published' | 'unchanged' | 'rolled-back';
  generation: number;
}

const tries = 20;

/**
 * Makes these builds live, all in one step, or none.
 *
 * @throws {Refusal} with every reason at once
 */
export async function publishReleases(store: ReleaseStore, builds: Build[], author: Author): Promise<Outcome[]> {
  const admitted = new Map<Build, CompressedBuild>();
  const next = await change(store, (registry) => {
    const news = builds.filter(({ release }) => registry.apps[release.name]?.current.version !== release.version);
    if (news.length === 0) return undefined;
    const releases = news.map(({ release }) => release);
    return {
      next: withPublished(registry, releases),
      changed: releases.map(({ name }) => name),
      prepare: () => prepare(store, news, admitted),
      change: { ...author, what: `publish ${releases.map(({ name, version }) => `${name} ${version}`).join(', ')}` },
    };
  });
  return builds.map(({ release }) => ({
    app: release.name,
    version: release.version,
    result: next.changed.includes(release.name) ? 'published' : 'unchanged',
    generation: next.registry.generation,
  }));
}

/**
 * Makes an app's previous release live again, if it still fits.
 *
 * @throws {Refusal}
 */
export async function rollBack(store: ReleaseStore, app: string, author: Author): Promise<Outcome> {
  const { registry } = await change(store, (before) => {
    const next = withPrevious(before, app);
    if (!next) throw new Refusal([`${app} has no previous release to go back to. See what there is: npm run release -- list`]);
    const to = next.apps[app]?.current.version ?? '';
    return { next, changed: [app], prepare: () => Promise.resolve(), change: { ...author, what: `rollback ${app} to ${to}` } };
  });
  return { app, version: registry.apps[app]?.current.version ?? '', result: 'rolled-back', generation: registry.generation };
}

interface Step {
  next: Registry;
  changed: string[];
  prepare: () => Promise<void>;
  change: Change;
}

/** Tries a step on the newest registry until nobody has been first. */
async function change(
  store: ReleaseStore,
  step: (registry: Registry) => Step | undefined,
): Promise<{ registry: Registry; changed: string[] }> {
  for (let attempt = 1; attempt <= tries; attempt += 1) {
    const registry = (await store.latest()) ?? emptyRegistry;
    const planned = step(registry);
    if (!planned) return { registry, changed: [] };
    const problems = registryProblems(planned.next, planned.changed);
    if (problems.length > 0) throw new Refusal(problems);
    await planned.prepare();
    if (await store.commit(planned.next, planned.change)) return { registry: planned.next, changed: planned.changed };
  }
  throw new Refusal(['Others keep publishing at the same time. Nothing was changed; try again.']);
}

async function prepare(store: ReleaseStore, builds: Build[], admitted: Map<Build, CompressedBuild>): Promise<void> {
  const problems: string[] = [];
  for (const build of builds.filter((each) => !admitted.has(each))) {
    try {
      admitted.set(build, await admitBuild(build));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      problems.push(...error.lines);
    }
  }
  if (problems.length > 0) throw new Refusal(problems);
  for (const build of builds) await store.keep(required(admitted.get(build)));
}

function required<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('A build was kept before it was admitted.');
  return value;
}
