import type { Release } from '@aarohan/shared/federation/release';
import { routeKey } from './route-rules.ts';

/** What a remote's entry exposed when it was loaded. */
export type Exposed = { contract: number; paths: string[] } | { problem: string };

/** The scripts of a page's first view: the entry, the exposed module and the page with what it shares with others. */
export function firstView({ entry, pages }: Release, page: string): string[] {
  return [...new Set([entry, ...(pages['remote'] ?? []), ...(pages[page] ?? [])])];
}

/** Why this build must not be published, whatever is live. `sizeOf` gives a file's bytes after brotli. */
export function buildProblems(release: Release, sizeOf: (file: string) => number, exposed: Exposed | undefined): string[] {
  return [...pageProblems(release), ...budgetProblems(release, sizeOf), ...(exposed ? entryProblems(release, exposed) : [])];
}

function pageProblems({ kind, name, version, about, pages }: Release): string[] {
  if (kind === 'shell') return [];
  return about.routes
    .filter(({ page }) => !pages[page])
    .map(
      ({ path, page }) =>
        `${name} ${version} has no chunk ${page} for its route ${path}. Load the page with import(/* webpackChunkName: "${page}" */ './pages/${page}.tsx').`,
    );
}

function budgetProblems(release: Release, sizeOf: (file: string) => number): string[] {
  const { name, version, kind, about, entry } = release;
  const views = [{ page: entry, files: [entry] }, ...about.routes.map(({ page }) => ({ page, files: firstView(release, page) }))].map(
    ({ page, files }) => ({ page, bytes: files.reduce((sum, file) => sum + sizeOf(file), 0) }),
  );
  const biggest = views.reduce((a, b) => (b.bytes > a.bytes ? b : a));
  if (biggest.bytes <= about.budget) return [];
  const manifest = kind === 'shell' ? 'shell.json' : 'remote.json';
  return [
    `${name} ${version}: the first view of ${biggest.page} is ${count(biggest.bytes)} bytes after brotli, its budget is ${count(about.budget)}. Make it smaller, or raise "budget" in ${manifest}.`,
  ];
}

function entryProblems({ name, version, entry, about, kind }: Release, exposed: Exposed): string[] {
  if (kind === 'shell') return [];
  if ('problem' in exposed) return [`${name} ${version}: ${entry} ${exposed.problem}. Correct src/remote.tsx and build ${name} again.`];
  const served = new Set(exposed.paths.map(routeKey));
  const contract =
    exposed.contract === about.contract
      ? []
      : [`${name} ${version}: src/remote.tsx says contract ${exposed.contract}, remote.json says ${about.contract}. Make them agree.`];
  const owned = new Set(about.routes.map(({ path }) => routeKey(path)));
  return [
    ...contract,
    ...about.routes
      .filter(({ path }) => !served.has(routeKey(path)))
      .map(
        ({ path }) =>
          `${name} ${version} owns ${path} in remote.json, but src/remote.tsx has no such route. Add it there, or remove it here.`,
      ),
    ...exposed.paths
      .filter((path) => !owned.has(routeKey(path)))
      .map(
        (path) =>
          `${name} ${version} has a route ${path} in src/remote.tsx that remote.json does not own. Add it there, or remove it here.`,
      ),
  ];
}

const count = (bytes: number) => bytes.toLocaleString('en-IN');
