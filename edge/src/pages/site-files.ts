import type { FastifyPluginCallback } from 'fastify';

/** The few files that browsers ask for by a fixed address. */
export const siteFiles: FastifyPluginCallback = (app, _options, done) => {
  app.get('/favicon.svg', (_request, reply) => reply.header('cache-control', 'public, max-age=86400').type('image/svg+xml').send(favicon));
  done();
};

/** The same mark as `shared/src/ui/logo-mark.tsx`. */
const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#3A36B8"/><path d="M7 25v-5h5v5zM13.5 25V15h5v10z" fill="#FFF"/><path d="M20 25V8h5v17z" fill="#F6A821"/></svg>
`;
