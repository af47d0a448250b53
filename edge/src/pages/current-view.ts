import type { PageRegistry, Registry } from '@aarohan/shared/federation/registry';
import type { ShellRelease } from '@aarohan/shared/federation/release';
import { liveShell } from '../releases/registry-change.ts';
import type { ReleaseSource } from '../releases/release-store.ts';
import { type FindPage, pageFinder } from './match-page.ts';
import { pageRegistry } from './page-registry.ts';

/** What pages are made from: the releases that are live. */
export interface CurrentView {
  /** Another one with every published set of versions. */
  key: string;
  shell: ShellRelease;
  registry: PageRegistry;
  find: FindPage;
}

/** Nothing while no shell is published. */
export type ReadCurrentView = () => Promise<CurrentView | undefined>;

/** @param origin the address that visitors use */
export function currentView(releases: ReleaseSource, origin: string): ReadCurrentView {
  let last: { from: Registry; view: CurrentView | undefined } | undefined;
  return async () => {
    const registry = await releases.latest();
    if (!registry) return undefined;
    if (last?.from !== registry) last = { from: registry, view: viewOf(registry, origin) };
    return last.view;
  };
}

function viewOf(registry: Registry, origin: string): CurrentView | undefined {
  const shell = liveShell(registry);
  const page = pageRegistry(registry, origin);
  return shell && page && { key: keyOf(registry), shell, registry: page, find: pageFinder(registry) };
}

/** The generation alone does not tell watch builds apart. */
const keyOf = ({ generation, apps }: Registry): string =>
  [generation, ...Object.entries(apps).map(([name, { current, previous }]) => `${name}@${current.version}/${previous?.version}`)].join();
