import { useEffect, useRef } from 'react';
import { ScrollRestoration } from 'react-router';
import { Outlet } from '@aarohan/shared/router';
import { styled } from '@aarohan/shared/ui';
import { keepSession } from '../session/keep-session.ts';
import { ToastHost } from '../toasts/toast-host.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import { SkipLink } from './skip-link.tsx';

/** What surrounds every page: one banner, one main, one contentinfo. */
export function Frame({ nonce }: { nonce?: string }) {
  const main = useRef<HTMLElement>(null);

  useEffect(() => {
    void keepSession();
  }, []);

  return (
    <Page>
      <SkipLink onSkip={() => main.current?.focus()} />
      <ProgressBar />
      <Header />
      <Main id="main" ref={main} tabIndex={-1}>
        <Outlet />
      </Main>
      <Footer />
      <RouteAnnouncer />
      <ToastHost nonce={nonce} />
      <ScrollRestoration />
    </Page>
  );
}

const Page = styled('div')({ display: 'flex', flexDirection: 'column', minHeight: '100vh' });
const Main = styled('main')({ flex: '1 0 auto' });
