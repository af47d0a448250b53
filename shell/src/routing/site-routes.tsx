import type { RouteObject } from 'react-router';
import type { PageRegistry } from '@aarohan/shared/federation/registry';
import type { QueryClient } from '@aarohan/shared/query';
import { Frame } from '../frame/frame.tsx';
import { FrameProblem } from '../frame/frame-problem.tsx';
import { NotFoundPage } from '../pages/not-found-page.tsx';
import type { RemotePages } from '../remotes/remote-pages.ts';
import { ownRoutes } from './own-routes.tsx';
import { remoteRoutes } from './remote-routes.tsx';

export interface SiteParts {
  registry: PageRegistry;
  pages: RemotePages;
  queryClient: QueryClient;
  /** the CSP's nonce, for styles that are put in later */
  nonce?: string;
}

export const notFoundId = 'not-found';

/** The whole site's route table. It touches no browser, so that a server can match and run it too. */
export const siteRoutes = ({ registry, pages, queryClient, nonce }: SiteParts): RouteObject[] => [
  {
    id: 'frame',
    element: <Frame nonce={nonce} />,
    errorElement: <FrameProblem />,
    children: [...ownRoutes(), ...remoteRoutes(registry, pages, queryClient), { id: notFoundId, path: '*', element: <NotFoundPage /> }],
  },
];
