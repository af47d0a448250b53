import type { ComponentType } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router';
import type { PageModule } from './remote-module.ts';

/** What a page's file exports. */
export interface Page {
  Component: ComponentType;
  /** Fills the page's part of the cache; may start calls and leave the waiting to the page. */
  load: (queryClient: QueryClient, args: LoaderFunctionArgs) => Promise<void> | void;
}

/** Binds a page to the one query cache, as the shell wants it. */
export const mountPage = ({ Component, load }: Page, queryClient: QueryClient): PageModule => ({
  Component,
  loader: async (args) => {
    await load(queryClient, args);
    return null;
  },
});
