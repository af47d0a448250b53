import type { FastifyPluginCallback } from 'fastify';

const path = '/remotes/reload';
const interval = 300;

/** Tells open pages when what they were made from has changed: `key` is another one than they know. */
export const reloadRoutes =
  (key: () => Promise<string>): FastifyPluginCallback =>
  (app, _options, done) => {
    app.get<{ Querystring: { since?: string } }>(path, (request, reply) => {
      const { since } = request.query;
      reply.hijack();
      reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      reply.raw.write('retry: 500\n\n');
      const timer = setInterval(() => {
        void key().then((now) => {
          if (now === since) return;
          clearInterval(timer);
          reply.raw.end('event: changed\ndata: {}\n\n');
        });
      }, interval);
      reply.raw.once('close', () => clearInterval(timer));
      app.server.once('close', () => clearInterval(timer));
    });
    done();
  };

/** Reloads the page when a build has changed, and after a restart of the server. */
export const reloadScript = (nonce: string, since: string): string =>
  `\n<script nonce="${nonce}">new EventSource('${path}?since=${encodeURIComponent(since)}').addEventListener('changed', () => location.reload())</script>`;
