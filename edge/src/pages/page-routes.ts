import type { FastifyPluginCallback, FastifyRequest } from 'fastify';
import type { Metrics } from '../operations/metrics.ts';
import { type ReadCurrentView } from './current-view.ts';
import { createPageCache } from './page-cache.ts';
import { type PageVisit, addressOf, drawKind, maySee } from './page-visit.ts';
import { sendNotFound, sendNotYet } from './plain-page.ts';
import { type DocumentSource, renderDocument } from './render-document.ts';
import { sendAnswer } from './send-document.ts';

interface PageOptions extends DocumentSource {
  currentView: ReadCurrentView;
  metrics: Pick<Metrics, 'pageCache'>;
  /** The address that visitors use. */
  origin: string;
  secure: boolean;
  /** milliseconds */
  now: () => number;
}

/** Every address that no other part answers: a page of the site, or the site's own not-found page with status 404. */
export const pageRoutes: FastifyPluginCallback<PageOptions> = (app, { currentView, metrics, origin, secure, now, ...source }, done) => {
  const cache = createPageCache({ now, onLookup: (result) => metrics.pageCache.inc({ result }) });

  app.get('/*', async (request, reply) => {
    const view = await currentView();
    if (!view) return sendNotYet(reply);
    const address = addressOf(request.url, origin);
    const match = address && view.find(address.pathname);
    if (!address || (!match && !wantsPage(request, address.pathname))) return sendNotFound(reply);

    const visit: PageVisit = { view, ...address, match, ahead: maySee(request, match) };
    const answer = await cache.find({ site: view.key, key: keyOf(visit) }, () => renderDocument(source, visit));
    return sendAnswer(request, reply, answer, secure);
  });
  done();
};

/** All that a document depends on. No cookie is among it but the hint of staff: nothing in the HTML is anybody's. */
const keyOf = (visit: PageVisit): string => [visit.view.key, drawKind(visit), visit.ahead, visit.pathname + visit.search].join(' ');

/** A file that is not there is answered in a few bytes, not with a page. */
function wantsPage({ headers }: FastifyRequest, pathname: string): boolean {
  const accept = headers.accept ?? '*/*';
  const looksLikeFile = /\.[a-z0-9]{1,5}$/i.test(pathname);
  return accept.includes('text/html') || (accept.includes('*/*') && !looksLikeFile);
}
