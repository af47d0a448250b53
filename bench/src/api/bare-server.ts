import { readFileSync } from 'node:fs';
import Fastify from 'fastify';

/** What is to be answered at a path, as `BARE_ANSWERS` has it. */
export interface BareAnswer {
  /** With its query; no two have the same in front of it. */
  path: string;
  headers: Record<string, string>;
  /** base64 */
  body: string;
}

const { BARE_PORT: port = '', BARE_ANSWERS: file = '' } = process.env;
const answers = JSON.parse(readFileSync(file, 'utf8')) as BareAnswer[];

const app = Fastify();
app.get('/healthz', () => 'ok');
for (const { path, headers, body } of answers) {
  const bytes = Buffer.from(body, 'base64');
  app.get(new URL(path, 'http://localhost').pathname, (_request, reply) => reply.headers(headers).send(bytes));
}
await app.listen({ host: '127.0.0.1', port: Number(port) });
