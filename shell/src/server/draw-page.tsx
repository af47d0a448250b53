import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router';
import type { DrawnPage, Renderer } from '@aarohan/shared/federation/server-render';
import { createQueryClient, type QueryClient } from '@aarohan/shared/query';
import about from '../../shell.json' with { type: 'json' };
import { lateAnswersScript, pageDataText, type Answers } from '../hydration/page-data.ts';
import { notFoundId, siteRoutes } from '../routing/site-routes.tsx';
import { draw } from './draw.tsx';
import { toFault } from './fault.ts';
import { openDocument, splitLinks } from './open-document.tsx';
import { serverPages } from './server-pages.ts';

/** The page at an address: its loaders run against the API, then it is drawn in the frame. */
export const drawPage: Renderer['draw'] = async (job, tools) => {
  const queryClient = createQueryClient();
  const { nonce, registry } = job;
  const pages = serverPages(tools, { queryClient }, about.contracts);
  const handler = createStaticHandler(siteRoutes({ registry, pages, queryClient, nonce }));
  tools.signal.addEventListener('abort', () => void queryClient.cancelQueries(), { once: true });

  const context = await handler.query(new Request(new URL(job.url, registry.origin), { signal: tools.signal }));
  if (context instanceof Response) return { page: leadTo(context), finished: Promise.resolve() };
  const status = statusOf(context, queryClient);

  const document = openDocument(nonce, queryClient);
  const answers = newAnswers(queryClient);
  const router = createStaticRouter(handler.dataRoutes, context);
  const drawn = await draw(
    document.around(<StaticRouterProvider router={router} context={context} hydrate={false} />),
    { nonce, onLate: (markup) => tools.late(document.styles.take() + lateScript(answers(), nonce) + markup) },
    tools,
  );
  const { links, html } = splitLinks(drawn.html);
  const page: DrawnPage = {
    status,
    head: document.head(),
    styles: links + document.styles.take(),
    html,
    data: pageDataText({ answers: answers(), loaderData: context.loaderData, errors: shownErrors(context) }),
    streams: drawn.streams,
  };
  return { page, finished: drawn.finished };
};

const leadTo = ({ status, headers }: Response): DrawnPage => ({
  status,
  location: headers.get('location') ?? '/',
  head: { title: '' },
  styles: '',
  html: '',
  streams: false,
});

/**
 * The document's status. A page that could not get what it shows is not drawn here: the browser gets an empty frame
 * and asks again, which may work, and shows the page's own words where it does not.
 *
 * @throws {DrawFault}
 */
function statusOf({ errors, matches }: StaticHandlerContext, queryClient: QueryClient): number {
  const [error] = Object.values(errors ?? {}) as unknown[];
  if (isRouteErrorResponse(error) && error.status === 404) return 404;
  if (error !== undefined) throw toFault(error);
  const failed = queryClient
    .getQueryCache()
    .getAll()
    .find((query) => query.state.error !== null);
  if (failed) throw toFault(failed.state.error);
  return matches.at(-1)?.route.id === notFoundId ? 404 : 200;
}

/** Only refusals with a status come so far; the browser's router shows the same page for them. */
const shownErrors = ({ errors }: StaticHandlerContext): Record<string, number> =>
  Object.fromEntries(
    Object.entries((errors ?? {}) as Record<string, unknown>).flatMap(([id, error]) =>
      isRouteErrorResponse(error) ? [[id, error.status] as const] : [],
    ),
  );

/** The answers that the page was drawn with, each told once: with the page, or with the late part that needs it. */
function newAnswers(queryClient: QueryClient): () => Answers {
  const told = new Set<string>();
  return () => {
    const fresh = queryClient
      .getQueryCache()
      .getAll()
      .filter(({ state, queryHash }) => state.status === 'success' && !told.has(queryHash));
    return fresh.map(({ queryKey, queryHash, state }) => {
      told.add(queryHash);
      return [queryKey, state.data];
    });
  };
}

const lateScript = (answers: Answers, nonce: string): string => (answers.length > 0 ? lateAnswersScript(answers, nonce) : '');
