import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';
import { institute } from '@aarohan/shared/brand';
import type { Registry } from '@aarohan/shared/federation/registry';
import { compressed } from '../assets/compress-text.ts';
import { liveShell } from '../releases/registry-change.ts';
import type { ReleaseSource } from '../releases/release-store.ts';
import { type PageMatch, pageFinder } from './match-page.ts';
import { pageHtml, plainPage } from './page-html.ts';
import { pagePreloads } from './page-preloads.ts';
import { assetPath, pageRegistry } from './page-registry.ts';
import { newNonce, pageHeaders } from './security-headers.ts';

interface PageOptions {
  releases: ReleaseSource;
  secure: boolean;
  /** Further markup for the head, given the nonce. */
  extra?: (nonce: string) => string;
}

/** Every address that no other part answers: a page of the site, or the site's own not-found page with status 404. */
export const pageRoutes: FastifyPluginCallback<PageOptions> = (app, { releases, secure, extra }, done) => {
  const viewOf = remembered(viewOfRegistry);

  app.get('/*', async (request, reply) => {
    const [pathname = '/'] = request.url.split('?');
    const registry = await releases.latest();
    const view = registry && viewOf(registry);
    if (!view) return notYet(reply);
    const match = view.find(pathname);
    if (!match && !wantsPage(request, pathname)) return notFound(reply);

    const nonce = newNonce();
    const html = pageHtml({
      title: pageTitle(match),
      nonce,
      registry: view.page,
      preloads: pagePreloads(view.shell, maySee(request, match) ? match : undefined),
      entry: { src: assetPath(view.shell, view.shell.entry), integrity: view.shell.files[view.shell.entry]?.integrity },
      extra: extra?.(nonce),
    });
    // No ETag and nothing stored by proxies, because the nonce must not come twice; not `no-store`, which would end the back/forward cache.
    reply.code(match ? 200 : 404).headers({ ...pageHeaders(nonce, secure), 'cache-control': 'private, no-cache' });
    return compressed(request, reply, 'text/html; charset=utf-8', html);
  });

  app.get('/favicon.svg', (_request, reply) => reply.header('cache-control', 'public, max-age=86400').type('image/svg+xml').send(favicon));
  app.get('/robots.txt', (_request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').type('text/plain; charset=utf-8').send(robots),
  );
  done();
};

const pageTitle = (match: PageMatch | undefined) => `${match?.route.title ?? 'Page not found'} · ${institute.name}`;

/**
 * Whether a page's code and calls may be sent ahead. Those of staff go only to a browser that staff
 * signed in with (the shell leaves the hint); whether they may see anything is the API's to say.
 */
const maySee = (request: FastifyRequest, match: PageMatch | undefined): boolean =>
  match?.release.kind !== 'remote' || match.release.about.audience === 'public' || staffHint.test(request.headers.cookie ?? '');

const staffHint = /(?:^|; )signed-in=staff(?:;|$)/;

function viewOfRegistry(registry: Registry) {
  const shell = liveShell(registry);
  const page = pageRegistry(registry);
  return shell && page ? { shell, page, find: pageFinder(registry) } : undefined;
}

/** Recomputes only when given another object than last time. */
function remembered<A extends object, B>(compute: (from: A) => B): (from: A) => B {
  let last: { from: A; result: B } | undefined;
  return (from) => {
    if (last?.from !== from) last = { from, result: compute(from) };
    return last.result;
  };
}

/** A file that is not there is answered in a few bytes, not with a page. */
function wantsPage({ headers }: FastifyRequest, pathname: string): boolean {
  const accept = headers.accept ?? '*/*';
  const looksLikeFile = /\.[a-z0-9]{1,5}$/i.test(pathname);
  return accept.includes('text/html') || (accept.includes('*/*') && !looksLikeFile);
}

const notFound = (reply: FastifyReply) => reply.code(404).type('text/plain; charset=utf-8').send('Not found\n');

const notYet = (reply: FastifyReply) =>
  reply
    .code(503)
    .headers({ ...pageHeaders(newNonce(), false), 'retry-after': '5', 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(plainPage(institute.name, 'The site is being set up. Please try again in a moment.'));

const robots = `User-agent: *
Disallow: /api/
Disallow: /cart/
Disallow: /registered-users
`;

/** The same mark as `shared/src/ui/logo-mark.tsx`. */
const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#3A36B8"/><path d="M7 25v-5h5v5zM13.5 25V15h5v10z" fill="#FFF"/><path d="M20 25V8h5v17z" fill="#F6A821"/></svg>
`;
