import type { Registry } from '@aarohan/shared/federation/registry';
import type { Release } from '@aarohan/shared/federation/release';

/** First segments that the edge answers itself. */
export const reservedSegments = [
  'api',
  'dev',
  'healthz',
  'media',
  'metrics',
  'readyz',
  'registry.json',
  'remotes',
  'reports',
  'robots.txt',
  'sandbox',
  'sitemap.xml',
];

/** Two patterns that match the same addresses have the same key: case, trailing slash and the names of parameters do not tell pages apart. */
export const routeKey = (pattern: string): string =>
  pattern
    .toLowerCase()
    .replace(/\/+$/, '')
    .split('/')
    .map((segment) => (segment.startsWith(':') ? ':' : segment))
    .join('/') || '/';

/** One line for each route that is claimed twice, or that nobody may claim. */
export function routeProblems(registry: Registry, changed: string[]): string[] {
  const live = Object.values(registry.apps).flatMap(({ current, canary }) => (canary ? [current, canary.release] : [current]));
  return live
    .filter((release) => changed.includes(release.name))
    .flatMap((release) => [...reservedProblems(release), ...repeatProblems(release), ...claimProblems(release, live, changed)]);
}

function reservedProblems({ name, version, about }: Release): string[] {
  return about.routes
    .filter(({ path }) => reservedSegments.includes(routeKey(path).split('/')[1] ?? ''))
    .map(({ path }) => `${name} ${version} claims ${path}, which the web server answers itself. Choose another path.`);
}

function repeatProblems({ name, version, about }: Release): string[] {
  const keys = about.routes.map(({ path }) => routeKey(path));
  return about.routes
    .filter(({ path }, i) => keys.indexOf(routeKey(path)) < i)
    .map(({ path }) => `${name} ${version} claims ${path} twice. Remove one of the two from its routes.`);
}

function claimProblems(release: Release, live: Release[], changed: string[]): string[] {
  const mine = new Map(release.about.routes.map(({ path }) => [routeKey(path), path]));
  // Of two apps that change together, the first in the alphabet is told.
  const others = live.filter(({ name }) => name !== release.name && !(changed.includes(name) && name < release.name));
  return others.flatMap((other) =>
    other.about.routes.flatMap(({ path }) => {
      const claimed = mine.get(routeKey(path));
      if (!claimed) return [];
      const as = claimed === path ? '' : ` (as ${path})`;
      return [
        `${release.name} ${release.version} claims ${claimed}, which belongs to ${other.name}${as}. Choose another path, or publish ${other.name} without it first.`,
      ];
    }),
  );
}
