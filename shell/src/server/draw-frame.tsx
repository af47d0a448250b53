import { createStaticHandler, createStaticRouter, StaticRouterProvider, type RouteObject } from 'react-router';
import type { Renderer } from '@aarohan/shared/federation/server-render';
import { createQueryClient } from '@aarohan/shared/query';
import { Frame } from '../frame/frame.tsx';
import { PageSkeleton } from '../frame/page-skeleton.tsx';
import { draw } from './draw.tsx';
import { openDocument, splitLinks } from './open-document.tsx';

/** Header, footer and a skeleton: what the browser shows while it draws the page itself. */
export const drawFrame: Renderer['draw'] = async ({ url, registry, nonce }, tools) => {
  const queryClient = createQueryClient();
  const document = openDocument(nonce, queryClient);
  const handler = createStaticHandler(frameOnly);
  const context = await handler.query(new Request(new URL(url, registry.origin)));
  if (context instanceof Response) throw new Error('A frame leads nowhere.');
  const router = createStaticRouter(handler.dataRoutes, context);
  const drawn = await draw(
    document.around(<StaticRouterProvider router={router} context={context} hydrate={false} />),
    { nonce, onLate: () => undefined },
    tools,
  );
  const { links, html } = splitLinks(drawn.html);
  const page = { status: 200, head: document.head(), styles: links + document.styles.take(), html, streams: false };
  return { page, finished: Promise.resolve() };
};

const frameOnly: RouteObject[] = [{ id: 'frame', element: <Frame />, children: [{ path: '*', element: <PageSkeleton /> }] }];
