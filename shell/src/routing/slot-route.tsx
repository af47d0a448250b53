import type { ReactNode } from 'react';
import { matchRoutes, type LoaderFunction, type RouteObject } from 'react-router';
import type { PageModule } from '@aarohan/shared/federation/remote-module';
import { PageSkeleton } from '../frame/page-skeleton.tsx';
import { SlotPage } from './slot-page.tsx';

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

/** What a slot's route carries as its `handle`. */
interface SlotHandle {
  /** Asks for the code of a page that is going to be taken over. */
  prepare: () => Promise<unknown>;
  /** Asks for the code and the calls of a page that may be wanted next; not where a guard has to be asked first. */
  prefetch?: (params: Readonly<Record<string, string | undefined>>) => Promise<unknown>;
}

/** Asks for the page at an address ahead of time. How that ends is told where the page stands. */
export function askAhead(routes: RouteObject[], address: { pathname: string }, kind: keyof SlotHandle): void {
  const match = matchRoutes(routes, address)?.at(-1);
  const handle = match?.route.handle as SlotHandle | undefined;
  handle?.[kind]?.(match?.params ?? {}).catch(() => undefined);
}

/**
 * The route of a slot. The page's own loader runs as this route's, so its answer is what
 * `useLoaderData` gives the page. `lazy` of the router is not used: it remembers failures.
 *
 * In a document that the web server has drawn the loader does not run; the page's code is asked for when the
 * slot is first rendered.
 */
export function slotRoute({ id, path, title, load, guard, startCalls, problem }: Slot): RouteObject {
  let page: PageModule | Promise<PageModule> | undefined;
  let loading: Promise<PageModule> | undefined;

  const loadOnce = (): Promise<PageModule> =>
    (loading ??= load().finally(() => {
      loading = undefined;
    }));
  const prefetch: SlotHandle['prefetch'] = (params) => {
    startCalls?.(params);
    return loadOnce();
  };

  const loader: LoaderFunction = async (args, handlerContext) => {
    await guard?.(args);
    startCalls?.(args.params);
    const loaded = await loadOnce();
    page = loaded;
    const data: unknown = await loaded.loader?.(args, handlerContext);
    return data ?? null;
  };

  const current = (): PageModule | Promise<PageModule> => (page ??= loadOnce());
  const Component = (): ReactNode => <SlotPage title={title} page={current()} />;
  const handle: SlotHandle = { prepare: async () => await current(), prefetch: guard ? undefined : prefetch };

  return { id, path, loader, Component, handle, errorElement: problem, hydrateFallbackElement: <PageSkeleton /> };
}
