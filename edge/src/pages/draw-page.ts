import type { DrawnPage } from '@aarohan/shared/federation/server-render';
import type { RenderPool } from '../rendering/render-pool.ts';
import { noncePlaceholder } from './nonce.ts';
import { type PageVisit, addressOf, drawKind } from './page-visit.ts';

interface Drawn {
  page: DrawnPage;
  late: AsyncIterable<string>;
}

export interface Drawing {
  /** Nothing if not even the frame could be drawn. */
  drawn?: Drawn;
  /** Less was drawn than should be. */
  faulty: boolean;
}

/** The page, or, where that fails or is the browser's to draw, the frame around it. */
export async function drawPage(pool: RenderPool | undefined, visit: PageVisit): Promise<Drawing> {
  if (!pool) return { faulty: true };
  const kind = drawKind(visit);
  const drawn = await ask(pool, visit, kind);
  if (drawn) return { drawn, faulty: false };
  return { drawn: kind === 'page' ? await ask(pool, visit, 'frame') : undefined, faulty: true };
}

async function ask(pool: RenderPool, visit: PageVisit, draw: 'page' | 'frame'): Promise<Drawn | undefined> {
  const { view, match, pathname, search } = visit;
  const rendering = await pool.render({
    url: pathname + search,
    registry: view.registry,
    nonce: noncePlaceholder,
    draw,
    shell: view.shell,
    owner: (draw === 'page' && match?.release) || view.shell,
    path: match?.route.path ?? '*',
  });
  if ('fault' in rendering) return undefined;
  if (isUsable(rendering.page, visit)) return rendering;
  await leave(rendering.late);
  return undefined;
}

/** Tells that nobody reads what is still to come. */
export async function leave(late: AsyncIterable<string>): Promise<void> {
  await late[Symbol.asyncIterator]().return?.();
}

/** A status of an error is no page, and a page may only lead to another one of this site. */
function isUsable({ status, location }: DrawnPage, { view, pathname }: PageVisit): boolean {
  if (location !== undefined) return redirectPath(location, pathname, view.registry.origin) !== undefined;
  return [200, 404, 410].includes(status);
}

/** Path of the address that a page leads to; nothing if that is another site's. */
export function redirectPath(location: string, from: string, origin: string): string | undefined {
  if (!URL.canParse(location, origin + from)) return undefined;
  const { href, hash } = new URL(location, origin + from);
  const address = addressOf(href, origin);
  return address && address.pathname + address.search + hash;
}
