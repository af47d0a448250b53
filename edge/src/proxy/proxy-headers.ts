import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';

/** Headers that speak of one connection only (RFC 9110 §7.6.1). */
const hopByHop = ['connection', 'keep-alive', 'proxy-authenticate', 'proxy-authorization', 'te', 'trailer', 'transfer-encoding', 'upgrade'];

/** What the API is told: the request as it came, and where it came from; a visitor's own `X-Forwarded-*` do not count. */
export function requestHeaders(request: FastifyRequest, publicUrl: string): Record<string, string | string[]> {
  const { headers } = request.raw;
  return {
    ...passed(headers),
    ...(headers['transfer-encoding'] ? { 'transfer-encoding': 'chunked' } : {}),
    'x-request-id': request.id,
    'x-forwarded-for': request.ip,
    'x-forwarded-proto': new URL(publicUrl).protocol.slice(0, -1),
    'x-forwarded-host': request.host,
  };
}

export const answerHeaders = passed;

/** The headers that go on: not the connection's own, and not those that the connection's owner says are only for it. */
function passed(headers: IncomingHttpHeaders): Record<string, string | string[]> {
  const named = (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase());
  const stays = new Set([...hopByHop, ...named]);
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (value === undefined || stays.has(name) ? [] : [[name, value]])),
  );
}
