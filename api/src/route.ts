import { calls, type Calls } from '@aarohan/shared/calls';
import type { Call } from '@aarohan/shared/call';
import { Problem } from '@aarohan/shared/problem';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import type { z } from 'zod';
import type { Upload } from './files/upload.ts';
import type { KeptAnswers } from './kept-answers.ts';
import type { Parts } from './parts.ts';
import type { Viewer } from './viewer.ts';

export type Access = 'public' | 'session' | 'staff';
export type CallKey = keyof Calls;

type Parsed<C, K extends string> = C extends Record<K, infer S extends z.ZodType> ? z.output<S> : undefined;

/** One call as its handler sees it: validated, and with a viewer wherever the access asks for one. */
export interface Incoming<K extends CallKey, A extends Access> {
  params: Parsed<Calls[K], 'params'>;
  query: Parsed<Calls[K], 'query'>;
  body: Parsed<Calls[K], 'body'>;
  viewer: A extends 'public' ? Viewer | null : Viewer;
  /** The files of a call that carries some. */
  upload: Calls[K] extends { files: infer F } ? Upload<keyof F & string> : null;
  request: FastifyRequest;
  reply: FastifyReply;
}

export interface Rule<K extends CallKey, A extends Access> {
  access: A;
  /** The call answers the same whoever is signed in; an `Idempotency-Key` then holds across a login. */
  ignoresSession?: boolean;
  /** For an answer that depends on nothing but params and query: it is made once and then kept. */
  kept?: A extends 'public' ? KeptAnswers : never;
  handler: (incoming: Incoming<K, A>) => z.output<Calls[K]['answer']> | Promise<z.output<Calls[K]['answer']>>;
}

/** The routes of one noun, listed in `routes.ts`. */
export type Routes = (app: FastifyInstance, parts: Parts) => void | Promise<void>;

/** Registers a call of the contract: method, path and schemas are the contract's, the rest is said here. */
export function route<K extends CallKey, A extends Access>(app: FastifyInstance, key: K, rule: Rule<K, A>): void {
  const [method, url] = key.split(' ') as [HTTPMethods, string];
  const call: Call = calls[key];
  app.route({
    method,
    url,
    config: { access: rule.access, ignoresSession: rule.ignoresSession, files: call.files },
    schema: {
      summary: call.summary,
      ...(call.files && { consumes: ['multipart/form-data'] }),
      ...(call.params && { params: call.params }),
      ...(call.query && { querystring: call.query }),
      ...(call.body && { body: call.body }),
      response: { [call.status ?? 200]: call.answer, '4xx': Problem, '5xx': Problem },
    },
    handler: async (request, reply) => {
      const { params, query, body, viewer, upload } = request;
      // The validator and the access rule have just made these what the types say.
      const incoming = { params, query, body, viewer, upload, request, reply } as Incoming<K, A>;
      if (!rule.kept) return reply.code(call.status ?? 200).send(await rule.handler(incoming));
      const { text, tag } = await rule.kept(
        JSON.stringify([key, params, query]),
        async () => reply.serialize(await rule.handler(incoming)) as string,
      );
      reply.type('application/json; charset=utf-8').header('etag', tag);
      return text;
    },
  });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call; a route without it makes the start fail. */
    access?: Access;
    ignoresSession?: boolean;
    /** Posts from other sites are expected here (a gateway's return). */
    foreignOrigin?: boolean;
  }
}
