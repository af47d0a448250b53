import type { RouteObject } from 'react-router';
import type { PageModule } from '@aarohan/shared/federation/remote-module';
import about from '../../shell.json' with { type: 'json' };
import { toRemoteError } from '../remotes/remote-error.ts';
import { PageProblem } from './page-problem.tsx';
import { slotRoute } from './slot-route.tsx';

/** The shell's own pages, by the `page` that `shell.json` names. Fetched when they are wanted, like everybody's. */
const pages: Record<string, () => Promise<PageModule>> = {
  'login-page': () => import(/* webpackChunkName: "login-page" */ '../pages/login-page.tsx'),
  'register-page': () => import(/* webpackChunkName: "register-page" */ '../pages/register-page.tsx'),
};

export const ownRoutes = (): RouteObject[] =>
  about.routes.map(({ path, page, title }) =>
    slotRoute({
      id: `shell:${path}`,
      path,
      title,
      load: () => loadPage(page),
      problem: <PageProblem title={title} part={title} onCrash={ignore} onRetry={ignore} />,
    }),
  );

async function loadPage(page: string): Promise<PageModule> {
  const load = pages[page];
  if (!load) throw new Error(`shell.json names ${page}, which is no page of the shell.`);
  return await load().catch((error: unknown) => {
    throw toRemoteError(error);
  });
}

const ignore = (): void => undefined;
