import type { ComponentType } from 'react';
import type { LoaderFunction } from 'react-router';
import type { QueryClient } from '@tanstack/react-query';

/** The version of this file's promises. A shell says in `shell.json` which versions it understands. */
export const contractVersion = 1;

/** What a page module exports: the component, and the loader that fills the query cache for it. */
export interface PageModule {
  Component: ComponentType;
  loader?: LoaderFunction;
}

/**
 * One page of a remote. The path is one of the patterns that the remote owns in its `remote.json`.
 * Pages are flat: the shell owns the nesting (frame, boundary, not-found page).
 */
export interface RemoteRoute {
  path: string;
  lazy: () => Promise<PageModule>;
}

/** What a remote gets from the shell that mounts it. */
export interface RemoteContext {
  queryClient: QueryClient;
}

/** The default export of every remote's only exposed module, `./remote`. */
export interface RemoteModule {
  contract: typeof contractVersion;
  routes: (context: RemoteContext) => RemoteRoute[];
}
