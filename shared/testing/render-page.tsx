// Brings the matchers' types to whoever renders a page; browser-setup.ts brings the matchers themselves.
import type {} from '@testing-library/jest-dom/jest-globals';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { act, render } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import type { RemoteModule } from '@aarohan/shared/federation/remote-module';
import { useNotices } from '@aarohan/shared/notices';
import { createQueryClient, QueryClientProvider, type QueryClient } from '@aarohan/shared/query';
import { AppTheme } from '@aarohan/shared/ui';

interface RenderedPage {
  user: UserEvent;
  queryClient: QueryClient;
  /** Path and query of the page that is shown. */
  address: () => string;
  /** The browser's Back button. */
  goBack: () => Promise<void>;
}

/** Opens an address of a remote as a visitor would, without the shell: its routes, a fresh cache, the theme, its toasts. */
export function renderPage(remote: RemoteModule, address: string): RenderedPage {
  useNotices.setState({ waiting: [] });
  const queryClient = createQueryClient();
  const router = createMemoryRouter(
    [...remote.routes({ queryClient }).map((route) => ({ ...route, HydrateFallback: Nothing })), { path: '*', Component: Elsewhere }],
    { initialEntries: [address] },
  );
  render(
    <AppTheme>
      <QueryClientProvider client={queryClient}>
        <main>
          <RouterProvider router={router} />
        </main>
        <Toasts />
      </QueryClientProvider>
    </AppTheme>,
  );
  return {
    user: userEvent.setup(),
    queryClient,
    address: () => router.state.location.pathname + router.state.location.search,
    goBack: () => act(() => router.navigate(-1)),
  };
}

const Nothing = () => null;

function Elsewhere() {
  const { pathname, search } = useLocation();
  return <p>{`Left for ${pathname}${search}`}</p>;
}

const Toasts = () =>
  useNotices(({ waiting }) => waiting).map(({ id, tone, text }) => (
    <p key={id} role={tone === 'error' ? 'alert' : 'status'}>
      {text}
    </p>
  ));
