import type { FastifyPluginCallback, FastifyReply } from 'fastify';
import type { ReleaseSource } from '../releases/release-store.ts';
import { encodingOf } from './compress-text.ts';

interface AssetParams {
  app: string;
  version: string;
  file: string;
}

const types: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml',
  webp: 'image/webp',
  woff2: 'font/woff2',
};

/**
 * The files of releases. Only what a release lists is there, so no address reaches another file; every
 * release that was ever published stays, so that open tabs can load their chunks.
 */
export const assetRoutes: FastifyPluginCallback<{ releases: ReleaseSource }> = (app, { releases }, done) => {
  app.get<{ Params: AssetParams }>('/remotes/:app/:version/:file', async (request, reply) => {
    const { app: name, version, file } = request.params;
    if (!/^[a-z-]+$/.test(name) || !/^[0-9a-f.+]+$/.test(version)) return notFound(reply);
    const release = await releases.findRelease(name, version);
    if (!release || !Object.hasOwn(release.files, file)) return notFound(reply);
    const { content, encoding } = await releases.read(release, file, encodingOf(request));
    if (encoding !== 'identity') void reply.header('content-encoding', encoding);
    return reply
      .headers({
        'cache-control': 'public, max-age=31536000, immutable',
        'cross-origin-resource-policy': 'same-origin',
        vary: 'accept-encoding',
      })
      .type(types[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream')
      .send(content);
  });

  app.get('/remotes/*', (_request, reply) => notFound(reply));
  done();
};

/** Never HTML: a script tag that gets a page instead of code fails in a way nobody understands. */
const notFound = (reply: FastifyReply) =>
  reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found\n');
