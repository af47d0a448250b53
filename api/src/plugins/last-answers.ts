import type { FastifyInstance } from 'fastify';

/** While the server stops, answers still under way take their connection with them; kept alive it would hold the stop up. */
export function lastAnswersPlugin(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', (done) => {
    closing = true;
    done();
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (closing) reply.header('connection', 'close');
    done(null, payload);
  });
}
