import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import type { PageRegistry } from '@aarohan/shared/federation/registry';
import { createQueryClient, QueryClientProvider } from '@aarohan/shared/query';
import { AppTheme } from '@aarohan/shared/ui';
import about from '../shell.json' with { type: 'json' };
import { readPageData } from './hydration/page-data.ts';
import { drawAnew, refusals, takeAnswers, takeOver } from './hydration/take-over.ts';
import { createRemotePages } from './remotes/remote-pages.ts';
import type { RemoteLoader } from './remotes/remote-loader.ts';
import { beaconFailure, type ReportFailure } from './remotes/report-failure.ts';
import { siteRoutes } from './routing/site-routes.tsx';
import { prefetchLinks } from './routing/prefetch-links.ts';
import { askAhead } from './routing/slot-route.tsx';

export interface ShellParts {
  registry: PageRegistry;
  loader: RemoteLoader;
  /** the CSP's nonce */
  nonce?: string;
}

/**
 * Starts the site in `#root`: takes over the page that the web server has drawn, or, where it left that to the
 * browser, asks for the first page's code and data and draws it.
 */
export function startShell({ registry, loader, nonce }: ShellParts): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');

  const queryClient = createQueryClient();
  const drawn = readPageData(document);
  if (drawn) takeAnswers(queryClient, drawn.answers);
  let hasRemoteFailed = false;
  const report: ReportFailure = (failure) => {
    hasRemoteFailed = true;
    beaconFailure(failure);
  };
  const pages = createRemotePages({ loader, report, context: { queryClient }, contracts: about.contracts });
  const routes = siteRoutes({ registry, pages, queryClient, nonce });
  if (drawn) askAhead(routes, location, 'prepare');
  const router = createBrowserRouter(routes, drawn && { hydrationData: { loaderData: drawn.loaderData, errors: refusals(drawn.errors) } });

  const site = (
    <AppTheme nonce={nonce}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </AppTheme>
  );
  prefetchLinks(document, routes);
  if (drawn) takeOver(root, site, () => hasRemoteFailed);
  else drawAnew(root, site);
}
