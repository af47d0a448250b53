import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Problem, ProblemCode } from '@aarohan/shared/problem';
import type { ConnectionError, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiProblem, badInput, problems, unreadableAddress } from '../errors.ts';
import { isConnectionLost } from '../db/connection-lost.ts';
import { fieldsOf } from './field-sentences.ts';

/** The one place that writes error answers. */
export function problemPlugin(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => sendProblem(toProblem(error), error, request, reply));
  app.setNotFoundHandler((request, reply) => sendProblem(new ApiProblem('not-found'), undefined, request, reply));
}

/** For paths that cannot be decoded or name something far too long; Fastify asks before its hooks run. */
export function answerBadUrl(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const isLong = error.code === 'FST_ERR_MAX_PARAM_LENGTH';
  sendProblem(isLong ? new ApiProblem('not-found') : unreadableAddress(), error, request, reply);
}

/** For what is not even HTTP; there is no request to answer, only a socket. */
export function answerBadRequest(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const problem = new ApiProblem(error.code === 'HPE_HEADER_OVERFLOW' ? 'too-large' : 'bad-input', {
    sentence: 'This request is not readable.',
  });
  const status = error.code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
  const body = JSON.stringify(toAnswer(problem, randomUUID()));
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

function sendProblem(problem: ApiProblem, cause: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status } = problems[problem.code];
  if (status >= 500) request.log.error({ err: cause, route: request.routeOptions.url }, STATUS_CODES[status]);
  if (problem.details.retryAfter !== undefined) reply.header('retry-after', String(problem.details.retryAfter));
  return reply
    .code(status)
    .header('x-request-id', request.id)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(toAnswer(problem, request.id));
}

const toAnswer = ({ message, code, details: { fields } }: ApiProblem, requestId: string): Problem => ({
  message,
  error: message,
  code,
  requestId,
  ...(fields && { fields }),
});

function toProblem(error: FastifyError): ApiProblem {
  if (error instanceof ApiProblem) return error;
  if (error.validation) {
    // An id that no record could have is an id that no record has.
    if (error.validationContext === 'params') return new ApiProblem('not-found');
    return badInput(fieldsOf(error.validation));
  }
  const code = fastifyCodes[error.code];
  if (code) return new ApiProblem(code);
  if (isConnectionLost(error)) return new ApiProblem('unavailable');
  const isClients = error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500;
  return new ApiProblem(isClients ? 'bad-input' : 'internal');
}

const fastifyCodes: Record<string, ProblemCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported-type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'not-json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'not-json',
};
