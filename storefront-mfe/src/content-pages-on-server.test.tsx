/** @jest-environment node */
import { expect, test } from '@jest/globals';
import type { PageHeadData } from '@aarohan/shared/federation/server-render';
import { createQueryClient, QueryClientProvider } from '@aarohan/shared/query';
import { AppTheme, HeadContext } from '@aarohan/shared/ui';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { Component as About } from './pages/about-page.tsx';
import { Component as Blog } from './pages/blog-page.tsx';
import { Component as Contact } from './pages/contact-page.tsx';
import { Component as Privacy } from './pages/privacy-page.tsx';
import { Component as Referral } from './pages/referral-page.tsx';
import { Component as Refund } from './pages/refund-page.tsx';
import { Component as Result } from './pages/result-page.tsx';
import { Component as Super30 } from './pages/super30-page.tsx';
import { Component as Terms } from './pages/terms-page.tsx';

test.each([
  ['Contact Us', Contact, '/contactUs'],
  ['About Us', About, '/aboutUs'],
  ['Privacy Policy', Privacy, undefined],
  ['Terms & Conditions', Terms, undefined],
  ['Refund Policy', Refund, undefined],
  ['Refer and Earn', Referral, undefined],
  ['Knowledge Hub', Blog, undefined],
  ['Super30', Super30, undefined],
  ['Your result', Result, undefined],
])('When %s is drawn on the server, then it is there without data, and its head says what it is', (title, Page, canonical) => {
  const heads: PageHeadData[] = [];
  const html = renderToString(
    <HeadContext value={(head) => void heads.push(head)}>
      <AppTheme>
        <QueryClientProvider client={createQueryClient()}>
          <MemoryRouter>
            <Page />
          </MemoryRouter>
        </QueryClientProvider>
      </AppTheme>
    </HeadContext>,
  );

  expect(html.match(/<h1[ >]/g)).toHaveLength(1);
  expect(heads).toEqual([expect.objectContaining({ title: `${title} · Aarohan Institute` })]);
  expect(heads[0]?.description?.length).toBeGreaterThan(60);
  expect(heads[0]?.canonical).toBe(canonical);
});
