import type { IncomingMessage } from 'node:http';
import { type Readable, pipeline } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { encodingOf } from '../assets/compress-text.ts';

/** Below this many bytes, compressing costs more than it saves. */
const smallest = 1024;

/** The API's answer as the browser gets it: JSON is compressed on the way, everything else is passed on as it is. */
export function encoded(request: FastifyRequest, reply: FastifyReply, answer: IncomingMessage): Readable {
  if (!isWorthIt(request, answer)) return answer;
  const { etag, vary } = answer.headers;
  void reply.header('vary', [vary, 'accept-encoding'].filter(Boolean).join(', '));
  const encoding = encodingOf(request);
  if (encoding === 'identity') return answer;
  void reply.removeHeader('content-length').header('content-encoding', encoding);
  // Another form of the same content: no longer the same bytes.
  if (etag?.startsWith('"')) void reply.header('etag', `W/${etag}`);
  const encoder = encoding === 'br' ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }) : createGzip();
  return pipeline(answer, encoder, () => {});
}

function isWorthIt({ method }: FastifyRequest, { headers, statusCode = 0 }: IncomingMessage): boolean {
  const size = Number(headers['content-length'] ?? smallest);
  const hasBody = method !== 'HEAD' && statusCode !== 204 && statusCode !== 304;
  return hasBody && size >= smallest && !headers['content-encoding'] && (headers['content-type'] ?? '').startsWith('application/json');
}
