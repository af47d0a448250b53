import { Suspense, type ReactNode } from 'react';
import type { LoaderFunction, RouteObject } from 'react-router';
import type { PageModule } from '@aarohan/shared/federation/remote-module';
import { PageHead } from '@aarohan/shared/ui';
import { PageSkeleton } from '../frame/page-skeleton.tsx';

/** A place in the frame for one page that is loaded when it is wanted. */
export interface Slot {
  id: string;
  path: string;
  /** Title until the page sets its own. */
  title: string;
  load: () => Promise<PageModule>;
  /** Runs before a byte of the page is asked for; throws to keep the visitor out. */
  guard?: (args: Parameters<LoaderFunction>[0]) => Promise<void>;
  /** Starts the page's calls while its code is on the way. */
  startCalls?: (params: Readonly<Record<string, string | undefined>>) => void;
  problem: ReactNode;
}

/**
 * The route of a slot. The page's own loader runs as this route's, so its answer is what
 * `useLoaderData` gives the page. `lazy` of the router is not used: it remembers failures.
 */
export function slotRoute({ id, path, title, load, guard, startCalls, problem }: Slot): RouteObject {
  let page: PageModule | undefined;

  const loader: LoaderFunction = async (args, handlerContext) => {
    await guard?.(args);
    startCalls?.(args.params);
    page = await load();
    const data: unknown = await page.loader?.(args, handlerContext);
    return data ?? null;
  };

  const SlotPage = (): ReactNode => (
    <Suspense fallback={<PageSkeleton />}>
      <PageHead title={title} />
      {page && <page.Component />}
    </Suspense>
  );

  return { id, path, loader, Component: SlotPage, errorElement: problem, hydrateFallbackElement: <PageSkeleton /> };
}
