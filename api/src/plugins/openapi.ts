import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FileRule } from '@aarohan/shared/files';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

/** `/api/openapi.json`, made from the contract, and a page to read it at `/api/docs`. */
export async function openapiPlugin(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'Aarohan API', version: '1.0.0' } },
    transform: (described) => withFiles(jsonSchemaTransform(described), described.route.config?.files),
  });
  app.get('/api/openapi.json', { config: { access: 'public' }, schema: { hide: true } }, () => app.swagger());
  await app.register(async (docs) => {
    docs.addHook('onRoute', (options) => void (options.config = { ...options.config, access: 'public' }));
    await docs.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true, transformStaticCSP: () => docsPolicy });
  });
}

/** Adds the file parts of a multipart call, which no zod schema knows. */
function withFiles({ schema, url }: ReturnType<typeof jsonSchemaTransform>, files: Readonly<Record<string, FileRule>> | undefined) {
  const described = schema as { body?: { properties?: object } };
  if (!files) return { schema: described, url };
  const { body } = described;
  const properties: Record<string, unknown> = { ...body?.properties };
  for (const [name, { maxFiles }] of Object.entries(files)) {
    properties[name] = { type: 'array', maxItems: maxFiles, items: { type: 'string', format: 'binary' } };
  }
  return { schema: { ...described, body: { ...body, properties } }, url };
}

/** The page brings its own scripts and styles; its components set style attributes. */
const docsPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');
