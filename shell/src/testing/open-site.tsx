// Brings the matchers' types; shared/testing/browser-setup.ts brings the matchers themselves.
import type {} from '@testing-library/jest-dom/jest-globals';
import { jest } from '@jest/globals';
import { render } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { PageRemote } from '@aarohan/shared/federation/registry';
import { useNotices } from '@aarohan/shared/notices';
import { createQueryClient, QueryClientProvider } from '@aarohan/shared/query';
import { forgetSession } from '@aarohan/shared/session';
import { AppTheme } from '@aarohan/shared/ui';
import { createRemotePages } from '../remotes/remote-pages.ts';
import type { RemoteLoader } from '../remotes/remote-loader.ts';
import type { FailureReport } from '../remotes/report-failure.ts';
import { siteRoutes } from '../routing/site-routes.tsx';
import { fakeLoader } from './fake-loader.ts';

interface OpenedSite {
  user: UserEvent;
  reports: FailureReport[];
  /** Path and query of the page that is shown. */
  address: () => string;
}

/** Opens an address of the whole site as a visitor would; only the network and the remotes' files are faked. */
export function openSite(address: string, remotes: PageRemote[] = [], loader: RemoteLoader = fakeLoader()): OpenedSite {
  const reports: FailureReport[] = [];
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  useNotices.setState({ waiting: [] });
  if (localStorage.length === 0) forgetSession();

  const queryClient = createQueryClient();
  const registry = { generation: 1, origin: 'http://localhost', shell: { version: '1.0.0+000000000000' }, remotes };
  const pages = createRemotePages({ loader, report: (report) => reports.push(report), context: { queryClient }, contracts: [1] });
  const router = createMemoryRouter(siteRoutes({ registry, pages, queryClient }), { initialEntries: [address] });
  render(
    <AppTheme>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </AppTheme>,
  );
  return { user: userEvent.setup(), reports, address: () => router.state.location.pathname + router.state.location.search };
}
