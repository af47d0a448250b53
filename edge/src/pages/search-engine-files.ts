import type { FastifyPluginCallback } from 'fastify';
import type { ReleaseSource } from '../releases/release-store.ts';
import { keptLists, type ReadLists } from './sitemap-lists.ts';
import { robots, sitemap } from './sitemap-rules.ts';
import { sendNotYet } from './plain-page.ts';

interface SearchEngineOptions {
  releases: ReleaseSource;
  apiUrl: string;
  /** The address that visitors use. */
  origin: string;
  /** milliseconds */
  now: () => number;
}

const keptFor = 'public, max-age=3600';

/** `robots.txt` and `sitemap.xml`, made from what is live: a page that a team adds is in them without anybody's doing. */
export const searchEngineFiles: FastifyPluginCallback<SearchEngineOptions> = (app, { releases, apiUrl, origin, now }, done) => {
  const readLists: ReadLists = keptLists(apiUrl, now);

  app.get('/robots.txt', async (_request, reply) => {
    const registry = await releases.latest();
    if (!registry) return sendNotYet(reply);
    return reply.header('cache-control', keptFor).type('text/plain; charset=utf-8').send(robots(registry, origin));
  });
  app.get('/sitemap.xml', async (_request, reply) => {
    const registry = await releases.latest();
    const lists = registry && (await readLists());
    if (!lists) return sendNotYet(reply);
    return reply
      .header('cache-control', keptFor)
      .type('application/xml; charset=utf-8')
      .send(sitemap(registry, lists, origin));
  });
  done();
};
