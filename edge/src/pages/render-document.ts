import { createHash } from 'node:crypto';
import { institute } from '@aarohan/shared/brand';
import type { PageHeadData } from '@aarohan/shared/federation/server-render';
import type { RenderPool } from '../rendering/render-pool.ts';
import { type Drawing, drawPage, redirectPath } from './draw-page.ts';
import { headScript } from './head-script.ts';
import { headTags } from './head-tags.ts';
import { noncePlaceholder } from './nonce.ts';
import { pageDocument } from './page-document.ts';
import { pagePreloads } from './page-preloads.ts';
import { assetPath } from './page-registry.ts';
import { type PageVisit, drawKind } from './page-visit.ts';

/** Texts hold the placeholder where each answer has its nonce. */
export type PageAnswer = WholeDocument | StreamingDocument | { kind: 'redirect'; status: number; location: string };

export interface WholeDocument {
  kind: 'whole';
  status: number;
  html: Buffer;
  etag: string;
  /** Less was drawn than should be. */
  faulty: boolean;
}

export interface StreamingDocument {
  kind: 'streaming';
  status: number;
  start: string;
  late: AsyncIterable<string>;
  end: string;
}

export interface DocumentSource {
  pool?: RenderPool;
  /** Further markup for the head, given the nonce. */
  extra?: (nonce: string) => string;
}

/** The answer to a visit, as good as it can be had: a page, a frame, or an empty document for the browser to fill in. */
export async function renderDocument({ pool, extra }: DocumentSource, visit: PageVisit): Promise<PageAnswer> {
  const drawing = await drawPage(pool, visit);
  const page = drawing.drawn?.page;
  if (page?.location !== undefined) return redirect(page.status, page.location, visit);
  const status = statusOf(drawing, visit);
  const { start, end } = pageDocument({
    nonce: noncePlaceholder,
    tags: headTags(headOf(drawing, visit), {
      origin: visit.view.registry.origin,
      pathname: visit.pathname,
      // Not by what was drawn: a page that fails once must not be forgotten by search engines.
      indexed: status === 200 && drawKind(visit) === 'page',
    }),
    drawn: page,
    registry: visit.view.registry,
    ...codeOf(visit),
    headScript,
    extra: extra?.(noncePlaceholder),
  });
  if (drawing.drawn && page?.streams) return { kind: 'streaming', status, start, late: drawing.drawn.late, end };
  return { kind: 'whole', status, html: Buffer.from(start + end), etag: etagOf(start + end), faulty: drawing.faulty };
}

function codeOf({ view: { shell }, match, ahead }: PageVisit) {
  return {
    preloads: pagePreloads(shell, ahead ? match : undefined),
    entry: { src: assetPath(shell, shell.entry), integrity: shell.files[shell.entry]?.integrity },
  };
}

/** Of a page that only the browser will draw, nothing is known but that somebody owns its address. */
function statusOf({ drawn, faulty }: Drawing, visit: PageVisit): number {
  if (!visit.match) return 404;
  return drawn && !faulty && drawKind(visit) === 'page' ? drawn.page.status : 200;
}

function headOf({ drawn }: Drawing, { match }: PageVisit): PageHeadData {
  const title = drawn?.page.head.title || `${match?.route.title ?? 'Page not found'} · ${institute.name}`;
  return { ...drawn?.page.head, title };
}

function redirect(status: number, location: string, { pathname, view }: PageVisit): PageAnswer {
  const path = redirectPath(location, pathname, view.registry.origin) ?? '/';
  return { kind: 'redirect', status: [301, 302, 303, 307, 308].includes(status) ? status : 302, location: path };
}

/** Without the placeholder, so that every process gives the same document the same name. */
const etagOf = (html: string): string =>
  `W/"${createHash('sha256').update(html.replaceAll(noncePlaceholder, '')).digest('base64url').slice(0, 22)}"`;
