import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { accessPlugin } from './plugins/access.ts';
import { uploadPlugin } from './files/upload-plugin.ts';
import { idempotencyPlugin } from './idempotency/idempotency-plugin.ts';
import { jsonPlugin, jsonLimit } from './plugins/json-body.ts';
import { lastAnswersPlugin } from './plugins/last-answers.ts';
import { metricsPlugin } from './plugins/metrics.ts';
import { openapiPlugin } from './plugins/openapi.ts';
import { originPlugin } from './plugins/origin.ts';
import { answerBadRequest, answerBadUrl, problemPlugin } from './plugins/problems.ts';
import { readableAddressPlugin } from './plugins/readable-address.ts';
import { requestLogPlugin } from './plugins/request-log.ts';
import { securityHeadersPlugin } from './plugins/security-headers.ts';
import { sessionPlugin } from './plugins/session.ts';
import { healthRoutes } from './health/health-routes.ts';
import { inboxRoutes } from './mail/inbox-routes.ts';
import type { Parts } from './parts.ts';
import { routes } from './routes.ts';

const saneRequestId = /^[\w.-]{8,64}$/;

/** The API, ready for `listen` or `inject`. The caller owns what it handed in and closes it after the app. */
export async function buildApp(parts: Parts, logger?: FastifyBaseLogger): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: jsonLimit,
    // A form with its files over a slow line takes longer than anything else.
    requestTimeout: 180_000,
    trustProxy: parts.settings.trustedProxies,
    genReqId: ({ headers: { 'x-request-id': id } }) => (typeof id === 'string' && saneRequestId.test(id) ? id : randomUUID()),
    frameworkErrors: answerBadUrl,
    clientErrorHandler: answerBadRequest,
    routerOptions: { maxParamLength: 500 },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);

  problemPlugin(app);
  requestLogPlugin(app);
  metricsPlugin(app);
  securityHeadersPlugin(app, parts);
  lastAnswersPlugin(app);
  jsonPlugin(app);
  uploadPlugin(app, parts);
  readableAddressPlugin(app);
  originPlugin(app, parts);
  await app.register(cookie);
  sessionPlugin(app, parts);
  accessPlugin(app);
  idempotencyPlugin(app, parts);
  await openapiPlugin(app);

  healthRoutes(app, parts);
  inboxRoutes(app, parts);
  for (const register of routes) await register(app, parts);
  app.addHook('onClose', () => parts.outbox.stop());
  await app.ready();
  return app;
}
