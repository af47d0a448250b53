import type { Registry } from '@aarohan/shared/federation/registry';
import type { OwnedRoute } from '@aarohan/shared/federation/remote-manifest';
import type { Release } from '@aarohan/shared/federation/release';
import { escapeText } from './escape-text.ts';

/** Ids by the name of their list, as `GET /api/getSitemap` answers them. */
export type SitemapLists = Readonly<Record<string, readonly string[]>>;

/** More are not allowed in one file (sitemaps.org, protocol). */
const mostAddresses = 50_000;

/** What search engines may read: every public page that is drawn on the server, those of data once for each id. */
export function sitemap(registry: Registry, lists: SitemapLists, origin: string): string {
  const paths = publicRoutes(registry).flatMap((route) => pathsOf(route, lists));
  const entries = [...new Set(paths)].slice(0, mostAddresses).map((path) => `<url><loc>${escapeText(origin + path)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`;
}

/** What search engines should leave alone: calls, and the pages that are somebody's or the staff's. */
export function robots(registry: Registry, origin: string): string {
  const personal = allRoutes(registry)
    .filter(([release, { render }]) => render === 'browser' || isStaffs(release))
    .map(([, { path }]) => path.replace(/:.*$/, ''));
  const disallowed = ['/api/', ...new Set(personal)].map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...disallowed, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}

const allRoutes = (registry: Registry): [Release, OwnedRoute][] =>
  Object.values(registry.apps).flatMap(({ current }) => current.about.routes.map((route): [Release, OwnedRoute] => [current, route]));

const publicRoutes = (registry: Registry): OwnedRoute[] =>
  allRoutes(registry)
    .filter(([release, { render }]) => render === 'server' && !isStaffs(release))
    .map(([, route]) => route);

function pathsOf({ path, listed }: OwnedRoute, lists: SitemapLists): string[] {
  if (listed === false) return [];
  if (!path.includes(':')) return [path];
  const ids = listed === undefined ? [] : (lists[listed] ?? []);
  return ids.map((id) => path.replace(/:\w+/, encodeURIComponent(id)));
}

const isStaffs = (release: Release): boolean => release.kind === 'remote' && release.about.audience === 'staff';
