import { matchRoutes } from 'react-router';
import type { Registry } from '@aarohan/shared/federation/registry';
import type { OwnedRoute } from '@aarohan/shared/federation/remote-manifest';
import type { Release } from '@aarohan/shared/federation/release';

/** The page at an address: who owns it, and the values in the address. */
export interface PageMatch {
  release: Release;
  route: OwnedRoute;
  params: Readonly<Record<string, string | undefined>>;
}

export type FindPage = (pathname: string) => PageMatch | undefined;

/** Finds the owner of an address as the router in the browser would. */
export function pageFinder(registry: Registry): FindPage {
  const owned = Object.values(registry.apps).flatMap(({ current }) => current.about.routes.map((route) => ({ release: current, route })));
  const routes = owned.map(({ route }, i) => ({ path: route.path, id: String(i) }));
  return (pathname) => {
    const match = matchRoutes(routes, pathname)?.at(-1);
    const found = match && owned[Number(match.route.id)];
    return found && { ...found, params: match.params };
  };
}
