import type { FastifyRequest } from 'fastify';
import type { CurrentView } from './current-view.ts';
import type { PageMatch } from './match-page.ts';

/** What an address asks for, as far as the document depends on it. */
export interface PageVisit {
  view: CurrentView;
  pathname: string;
  /** with its `?`, or empty */
  search: string;
  /** Nothing for an address that nobody owns. */
  match: PageMatch | undefined;
  /** Whether the page's code and calls may be sent ahead. */
  ahead: boolean;
}

export interface Address {
  pathname: string;
  search: string;
}

/**
 * The address in one spelling, so that here and where it is drawn the same page is found. Nothing where the path
 * could be taken for another site's address.
 */
export function addressOf(url: string, origin: string): Address | undefined {
  if (!URL.canParse(url, origin)) return undefined;
  const { origin: found, pathname, search } = new URL(url, origin);
  return found === new URL(origin).origin && !pathname.startsWith('//') ? { pathname, search } : undefined;
}

/**
 * Whether a page's code and calls may be sent ahead. Those of staff go only to a browser that staff
 * signed in with (the shell leaves the hint); whether they may see anything is the API's to say.
 */
export const maySee = ({ headers }: Pick<FastifyRequest, 'headers'>, match: PageMatch | undefined): boolean =>
  !isStaffs(match) || staffHint.test(headers.cookie ?? '');

/** The page itself is drawn on the server where everybody gets the same; of the others only the frame is. */
export const drawKind = ({ match }: Pick<PageVisit, 'match'>): 'page' | 'frame' =>
  !match || (match.route.render === 'server' && !isStaffs(match)) ? 'page' : 'frame';

const isStaffs = (match: PageMatch | undefined): boolean => match?.release.kind === 'remote' && match.release.about.audience === 'staff';

const staffHint = /(?:^|; )signed-in=staff(?:;|$)/;
