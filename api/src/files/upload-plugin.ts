import type { IncomingMessage } from 'node:http';
import type { FileRule } from '@aarohan/shared/files';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiProblem } from '../errors.ts';
import type { Parts } from '../parts.ts';
import { readForm } from './read-form.ts';
import type { StoredFile, Upload } from './upload.ts';

/** Reads the multipart body of calls that carry files; a refused one leaves no file behind. */
export function uploadPlugin(app: FastifyInstance, { files: store }: Pick<Parts, 'files'>): void {
  app.decorateRequest('upload', null);

  app.addHook('onRequest', (request, _reply, done) => {
    const isForm = /^multipart\/form-data\b/i.test(request.headers['content-type'] ?? '');
    if (request.routeOptions.config.files && !isForm) throw new ApiProblem('unsupported-type');
    done();
  });

  app.addContentTypeParser('multipart/form-data', async (request: FastifyRequest, payload: IncomingMessage) => {
    const rules = request.routeOptions.config.files;
    if (!rules) throw new ApiProblem('unsupported-type');
    const { texts, files } = await readForm(payload, request.headers, rules, store);
    request.upload = openUpload(files);
    return texts;
  });

  // Of a failure of ours nobody knows whether its transaction stands; what it left is swept when a day has passed.
  app.addHook('onSend', async (request, reply) => {
    const { upload } = request;
    if (!upload || upload.isKept() || reply.statusCode >= 500) return;
    request.upload = null;
    await store.remove(upload.files.map(({ file }) => file));
  });
}

type OpenUpload = Upload & { isKept: () => boolean };

function openUpload(files: readonly StoredFile[]): OpenUpload {
  let kept = false;
  return {
    files,
    keep: () => void (kept = true),
    isKept: () => kept,
  };
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The files that the call may carry, by the names of their parts. */
    files?: Readonly<Record<string, FileRule>>;
  }
  interface FastifyRequest {
    upload: OpenUpload | null;
  }
}
