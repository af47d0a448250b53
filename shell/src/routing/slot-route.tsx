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
  prepare: () => unknown;
}

/** Asks for the code of the page at an address, for whoever is going to take it over; how that ends is told where the page stands. */
export function preparePage(routes: RouteObject[], address: { pathname: string }): void {
  const handle = matchRoutes(routes, address)?.at(-1)?.route.handle as SlotHandle | undefined;
  Promise.resolve(handle?.prepare()).catch(() => undefined);
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

  const loader: LoaderFunction = async (args, handlerContext) => {
    await guard?.(args);
    startCalls?.(args.params);
    const loaded = await load();
    page = loaded;
    const data: unknown = await loaded.loader?.(args, handlerContext);
    return data ?? null;
  };

  const prepare = (): PageModule | Promise<PageModule> => (page ??= load());
  const Component = (): ReactNode => <SlotPage title={title} page={prepare()} />;
  const handle: SlotHandle = { prepare };

  return { id, path, loader, Component, handle, errorElement: problem, hydrateFallbackElement: <PageSkeleton /> };
}
