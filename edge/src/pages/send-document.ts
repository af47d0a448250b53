import type { FastifyReply, FastifyRequest } from 'fastify';
import { compressed } from '../assets/compress-text.ts';
import { newNonce, withNonce } from './nonce.ts';
import type { PageAnswer, WholeDocument } from './render-document.ts';
import { headersBesidePolicy, pageHeaders } from './security-headers.ts';
import { sendStream } from './send-stream.ts';

export function sendAnswer(request: FastifyRequest, reply: FastifyReply, answer: PageAnswer, secure: boolean) {
  if (answer.kind === 'redirect') {
    return reply.code(answer.status).headers({ location: answer.location, 'cache-control': 'no-store' }).send();
  }
  // Nothing stored by proxies, because the nonce must not come twice; not `no-store`, which would end the back/forward cache.
  void reply.code(answer.status).header('cache-control', 'private, no-cache');
  if (answer.kind === 'whole') return sendWhole(request, reply, answer, secure);
  const nonce = newNonce();
  return sendStream(request, reply.headers(pageHeaders(nonce, secure)), answer, nonce);
}

function sendWhole(request: FastifyRequest, reply: FastifyReply, { status, html, etag }: WholeDocument, secure: boolean) {
  if (status === 200) {
    void reply.header('etag', etag);
    // No policy: the browser shows the copy that it has, whose nonce fits the policy that it has.
    if (knows(request, etag))
      return reply
        .code(304)
        .headers({ ...headersBesidePolicy, vary: 'accept-encoding' })
        .send();
  }
  const nonce = newNonce();
  void reply.headers(pageHeaders(nonce, secure));
  return compressed(request, reply, 'text/html; charset=utf-8', withNonce(html.toString(), nonce));
}

const knows = ({ headers }: FastifyRequest, etag: string): boolean =>
  (headers['if-none-match'] ?? '').split(',').some((known) => known.trim().replace(/^(?!W\/)/, 'W/') === etag);
