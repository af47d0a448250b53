import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Problem } from '@aarohan/shared/problem';
import { errorCode } from '../error-code.ts';

const sentence = 'The service is not available at the moment. Please try again.';

/** Answers for an API that is down (503), silent (504) or broke off (502), in the API's own error shape. */
export function sendUnavailable(request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
  void reply.code(statusOf(error)).headers({ 'cache-control': 'no-store', 'retry-after': '2', 'x-request-id': request.id });
  if (!request.url.startsWith('/api')) return reply.type('text/plain; charset=utf-8').send(`${sentence}\n`);
  const problem: Problem = { message: sentence, error: sentence, code: 'unavailable', requestId: request.id };
  return reply.send(problem);
}

function statusOf(error: unknown): 502 | 503 | 504 {
  const code = errorCode(error) ?? '';
  if (code === 'ETIMEDOUT') return 504;
  return ['ECONNREFUSED', 'ENOTFOUND', 'EHOSTUNREACH', 'EAI_AGAIN'].includes(code) ? 503 : 502;
}
