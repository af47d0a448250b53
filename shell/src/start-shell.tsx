import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import type { PageRegistry } from '@aarohan/shared/federation/registry';
import { createQueryClient, QueryClientProvider } from '@aarohan/shared/query';
import { AppTheme } from '@aarohan/shared/ui';
import about from '../shell.json' with { type: 'json' };
import { createRemotePages } from './remotes/remote-pages.ts';
import type { RemoteLoader } from './remotes/remote-loader.ts';
import { beaconFailure } from './remotes/report-failure.ts';
import { siteRoutes } from './routing/site-routes.tsx';

export interface ShellParts {
  registry: PageRegistry;
  loader: RemoteLoader;
  /** the CSP's nonce */
  nonce?: string;
}

/** Starts the site in `#root`. The router asks for the first page's code and data before anything is drawn. */
export function startShell({ registry, loader, nonce }: ShellParts): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');

  const queryClient = createQueryClient();
  const pages = createRemotePages({ loader, report: beaconFailure, context: { queryClient }, contracts: about.contracts });
  const router = createBrowserRouter(siteRoutes({ registry, pages, queryClient, nonce }));

  createRoot(root).render(
    <AppTheme nonce={nonce}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </AppTheme>,
  );
}
