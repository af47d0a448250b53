import { PassThrough } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { encodingOf } from '../assets/compress-text.ts';
import type { Encoding } from '../releases/release-store.ts';
import { withNonce } from './nonce.ts';
import type { StreamingDocument } from './render-document.ts';

/** Sends what there is at once, and each late part as it comes. */
export function sendStream(request: FastifyRequest, reply: FastifyReply, document: StreamingDocument, nonce: string): FastifyReply {
  const encoding = encodingOf(request);
  const body = encoder(encoding);
  const parts = document.late[Symbol.asyncIterator]();
  const send = (text: string) => {
    body.write(withNonce(text, nonce));
    // Without it the encoder would wait for more before it lets anything out.
    if ('flush' in body) body.flush();
  };
  const sendLate = async () => {
    for (let part = await parts.next(); !part.done && !body.destroyed; part = await parts.next()) send(part.value);
  };

  // Also when the visitor has left: nobody else reads these parts.
  body.once('close', () => void parts.return?.());
  send(document.start);
  // What did not come is drawn by the browser, once the document has ended.
  void sendLate()
    .catch((error: unknown) => request.log.error({ err: error }, 'a page lacks parts'))
    .then(() => body.destroyed || body.end(document.end));
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return reply.header('vary', 'accept-encoding').type('text/html; charset=utf-8').send(body);
}

/** Quick settings: this text is made for one answer. */
function encoder(encoding: Encoding) {
  if (encoding === 'identity') return new PassThrough();
  return encoding === 'br' ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }) : createGzip();
}
