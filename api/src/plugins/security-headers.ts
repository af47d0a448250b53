import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Parts } from '../parts.ts';

/** Answers of an API: nothing in them is meant to run, to be framed or to be sniffed. Pages of ours set their own policy. */
export async function securityHeadersPlugin(app: FastifyInstance, { settings }: Parts): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"], 'base-uri': ["'none'"] },
    },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: settings.publicUrl.startsWith('https:') ? { maxAge: 31_536_000 } : false,
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: 'deny' },
  });
}
