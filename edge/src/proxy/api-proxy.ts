import http from 'node:http';
import https from 'node:https';
import { pipeline } from 'node:stream';
import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';
import { encoded } from './encode-answer.ts';
import { answerHeaders, requestHeaders } from './proxy-headers.ts';
import { sendUnavailable } from './unavailable.ts';

interface ProxyOptions {
  apiUrl: string;
  publicUrl: string;
}

/** Everything that the API answers, at the same address. */
const prefixes = ['/api', '/media', '/dev', '/sandbox'];

/** Milliseconds without a byte in either direction. Long enough for an export to begin. */
const silence = 60_000;

/** Passes requests on to the API, bodies and answers streamed. */
export const apiProxy: FastifyPluginCallback<ProxyOptions> = (app, { apiUrl, publicUrl }, done) => {
  const target = new URL(apiUrl);
  const { request: send, Agent } = target.protocol === 'https:' ? https : http;
  const agent = new Agent({ keepAlive: true, maxSockets: 256, scheduling: 'lifo' });
  app.addHook('onClose', () => agent.destroy());

  // The API reads the body; here it is only passed on.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, body, parsed) => parsed(null, body));

  const ask = (request: FastifyRequest, mayRepeat: boolean): Promise<http.IncomingMessage> =>
    new Promise((resolve, reject) => {
      const { method, headers } = request.raw;
      const url = new URL(request.raw.url ?? '/', target);
      const asked = send(url, { agent, method, headers: requestHeaders(request, publicUrl), timeout: silence });
      asked.once('response', resolve);
      asked.once('timeout', () => asked.destroy(Object.assign(new Error('The API is silent.'), { code: 'ETIMEDOUT' })));
      asked.once('error', (error) => {
        // The API closed an idle connection in the moment it was taken up again; nothing was received.
        if (mayRepeat && asked.reusedSocket && isSafe(method)) resolve(ask(request, false));
        else reject(error);
      });
      request.raw.once('close', () => {
        if (!request.raw.complete) asked.destroy();
      });
      if (headers['content-length'] ?? headers['transfer-encoding']) pipeline(request.raw, asked, () => {});
      else asked.end();
    });

  const handle = async (request: FastifyRequest, reply: FastifyReply) => {
    try {
      const answer = await ask(request, true);
      // An answer before the whole body was read (too large, say): the connection cannot be used again.
      if (!request.raw.complete) void reply.header('connection', 'close');
      reply.raw.once('close', () => answer.destroy());
      return await reply
        .code(answer.statusCode ?? 502)
        .headers(answerHeaders(answer.headers))
        .send(encoded(request, reply, answer));
    } catch (error) {
      request.log.warn({ err: error }, 'the API did not answer');
      return sendUnavailable(request, reply, error);
    }
  };

  for (const prefix of prefixes) {
    app.all(prefix, handle);
    app.all(`${prefix}/*`, handle);
  }
  done();
};

const isSafe = (method = 'GET') => method === 'GET' || method === 'HEAD';
