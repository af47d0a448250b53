import type { FastifyReply } from 'fastify';
import { ApiProblem } from '../errors.ts';
import type { FileStore } from './file-store.ts';

interface NamedFile {
  /** in the file store */
  file: string;
  name: string;
  contentType: string;
  size: number;
}

/**
 * Hands out a stored file to be saved, never to be shown in the page's own origin.
 *
 * @throws not-found
 */
export async function sendFile(reply: FastifyReply, store: FileStore, { file, name, contentType, size }: NamedFile): Promise<FastifyReply> {
  const content = await store.open(file);
  if (!content) throw new ApiProblem('not-found');
  return reply
    .headers({
      'content-type': contentType,
      'content-length': size,
      'content-disposition': `attachment; filename="${asciiOf(name)}"; filename*=UTF-8''${encodeRfc5987(name)}`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    .send(content);
}

/** For what does not read `filename*`. */
const asciiOf = (name: string): string => name.replace(/[^\x20-\x7e]|["\\%]/g, '_');

/** RFC 5987 §3.2.1 leaves less unescaped than `encodeURIComponent` does. */
const encodeRfc5987 = (name: string): string =>
  encodeURIComponent(name).replace(/['()*!]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
