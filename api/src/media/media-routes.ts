import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { ApiProblem } from '../errors.ts';
import type { Routes } from '../route.ts';

/** What the media build writes, and nothing else: the hash in the name means that an answer never changes. */
const hashedName = /^[a-z0-9-]+\.[a-f0-9]{10}\.(?:avif|webp)$/;

export const mediaRoutes: Routes = async (app, { settings }) => {
  await app.register(fastifyStatic, { root: path.join(settings.dataDir, 'media'), serve: false });
  app.get<{ Params: { name: string } }>(
    '/media/:name',
    { config: { access: 'public' }, schema: { hide: true } },
    ({ params: { name } }, reply) => {
      if (!hashedName.test(name)) throw new ApiProblem('not-found');
      return reply.sendFile(name, { maxAge: '365d', immutable: true });
    },
  );
};
