import { memo, Suspense, use, useEffect } from 'react';
import type { PageModule } from '@aarohan/shared/federation/remote-module';
import { PageHead } from '@aarohan/shared/ui';
import { PageSkeleton } from '../frame/page-skeleton.tsx';
import { pageShown } from '../hydration/page-shown.ts';

interface SlotPageProps {
  /** until the page says its own */
  title: string;
  /** may still be on its way: the markup that the web server has drawn stands until then */
  page: PageModule | Promise<PageModule>;
}

/** One page in the frame. `memo`, because React throws the server's markup away when what is above it changes before it was taken over. */
export const SlotPage = memo(({ title, page }: SlotPageProps) => (
  <Suspense fallback={<PageSkeleton />}>
    <PageHead title={title} />
    <Page page={page} />
  </Suspense>
));
SlotPage.displayName = 'SlotPage';

function Page({ page }: Pick<SlotPageProps, 'page'>) {
  const { Component } = page instanceof Promise ? use(page) : page;
  useEffect(pageShown, []);
  return <Component />;
}
