import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Encoding } from '../releases/release-store.ts';

/** Below this, compressing costs more than it saves. */
const smallest = 1024;

/** Quick settings: this text is made for one answer. */
const brotli = (text: string) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });

/** The best encoding that the browser takes. */
export function encodingOf({ headers }: Pick<FastifyRequest, 'headers'>): Encoding {
  const offered = new Map(
    (headers['accept-encoding'] ?? '').split(',').map((part) => {
      const [name = '', ...params] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/);
      return [name, params.every((param) => !/^q=0(\.0*)?$/.test(param))];
    }),
  );
  if (offered.get('br')) return 'br';
  return offered.get('gzip') ? 'gzip' : 'identity';
}

/** Sends text in the best encoding. */
export async function compressed(request: FastifyRequest, reply: FastifyReply, type: string, text: string): Promise<FastifyReply> {
  const encoding = text.length < smallest ? 'identity' : encodingOf(request);
  void reply.header('vary', 'accept-encoding').type(type);
  if (encoding === 'identity') return reply.send(text);
  return reply.header('content-encoding', encoding).send(await (encoding === 'br' ? brotli(text) : promisify(gzip)(text)));
}
