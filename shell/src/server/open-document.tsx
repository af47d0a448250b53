import type { ReactNode } from 'react';
import type { PageHeadData } from '@aarohan/shared/federation/server-render';
import { QueryClientProvider, type QueryClient } from '@aarohan/shared/query';
import { AppTheme, HeadContext } from '@aarohan/shared/ui';
import { serverStyles } from './server-styles.ts';

/** What surrounds the router in one drawing, and what is learned while drawing. */
export function openDocument(nonce: string, queryClient: QueryClient) {
  const styles = serverStyles(nonce);
  let head: PageHeadData = { title: '' };
  return {
    around: (children: ReactNode) => (
      <HeadContext value={(told) => void (head = told)}>
        <AppTheme cache={styles.cache}>
          <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
        </AppTheme>
      </HeadContext>
    ),
    /** what the innermost PageHead said */
    head: () => head,
    styles,
  };
}

/** React puts what is wanted early (a picture's preload) before the markup; it belongs into the head, because `#root` has no such child in the browser. */
export function splitLinks(html: string): { links: string; html: string } {
  const links = /^(?:<link [^>]*>)*/.exec(html)?.[0] ?? '';
  return { links, html: html.slice(links.length) };
}
