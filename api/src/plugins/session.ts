import type { FastifyInstance } from 'fastify';
import { findViewer } from '../accounts/find-viewer.ts';
import { sessionCookieName } from '../accounts/session-cookie.ts';
import type { Parts } from '../parts.ts';
import type { Viewer } from '../viewer.ts';

/** Puts the person of the session cookie on the request. */
export function sessionPlugin(app: FastifyInstance, parts: Parts): void {
  const name = sessionCookieName(parts.settings.publicUrl);
  app.decorateRequest('viewer', null);
  app.addHook('onRequest', (request, _reply, done) => {
    const token = request.cookies[name];
    if (!token) return done();
    findViewer(parts, token)
      .then((viewer) => void (request.viewer = viewer))
      .then(done, done);
  });
}

declare module 'fastify' {
  interface FastifyRequest {
    viewer: Viewer | null;
  }
}
