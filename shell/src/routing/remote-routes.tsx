import type { RouteObject } from 'react-router';
import type { PageRegistry, PageRemote } from '@aarohan/shared/federation/registry';
import type { QueryClient } from '@aarohan/shared/query';
import type { RemotePages } from '../remotes/remote-pages.ts';
import { PageProblem } from './page-problem.tsx';
import { requireStaff } from './require-staff.ts';
import { slotRoute } from './slot-route.tsx';
import { startCalls } from './start-calls.ts';

/** One route per pattern that a remote owns, made from nothing but the registry. */
export const remoteRoutes = (registry: PageRegistry, pages: RemotePages, queryClient: QueryClient): RouteObject[] =>
  registry.remotes.flatMap((remote) => remote.routes.map((owned) => remoteRoute(remote, owned, pages, queryClient)));

function remoteRoute(remote: PageRemote, owned: PageRemote['routes'][number], pages: RemotePages, queryClient: QueryClient): RouteObject {
  const { path, title, calls } = owned;
  return slotRoute({
    id: `${remote.name}:${path}`,
    path,
    title,
    load: () => pages.load(remote, path),
    startCalls: (params) => startCalls(queryClient, calls, params),
    guard: remote.audience === 'staff' ? ({ request }) => requireStaff(queryClient, request) : undefined,
    problem: (
      <PageProblem title={title} part={remote.title} onCrash={() => pages.crashed(remote, path)} onRetry={() => pages.forget(remote)} />
    ),
  });
}
