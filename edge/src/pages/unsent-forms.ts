import type { FastifyPluginCallback } from 'fastify';
import type { ReadCurrentView } from './current-view.ts';
import { addressOf } from './page-visit.ts';
import { sendNotFound, sendPlainPage } from './plain-page.ts';

interface UnsentFormOptions {
  currentView: ReadCurrentView;
  origin: string;
  secure: boolean;
}

/** Bytes of a form that are taken off the line, so that the browser gets to read the answer. */
const largest = 64 * 1024;

/** Forms of a browser that runs no scripts. Nobody reads them: they come without what the API wants beside them. */
export const unsentForms: FastifyPluginCallback<UnsentFormOptions> = (app, { currentView, origin, secure }, done) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: largest }, (_request, _body, parsed) => parsed(null));

  app.post('/*', async (request, reply) => {
    const address = addressOf(request.url, origin);
    const match = address && (await currentView())?.find(address.pathname);
    if (!match) return sendNotFound(reply);
    const page = {
      title: 'Nothing was sent',
      sentence: 'This form needs JavaScript. Nothing was sent and nothing was stored.',
      link: { href: address.pathname + address.search, text: 'Back to the form' },
    };
    return sendPlainPage(reply.code(422), page, secure);
  });
  done();
};
