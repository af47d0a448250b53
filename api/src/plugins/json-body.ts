import type { FastifyInstance } from 'fastify';
import { ApiProblem } from '../errors.ts';

/** bytes */
export const jsonLimit = 1_048_576;

const deepest = 32;

/** Reads JSON objects and nothing else: well-formed UTF-8, at most 32 levels deep, no NUL (PostgreSQL cannot store one). */
export function jsonPlugin(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body: Buffer, done) => {
    try {
      done(null, body.length === 0 ? undefined : readObject(body));
    } catch (error) {
      done(error as Error);
    }
  });
}

function readObject(body: Buffer): unknown {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    throw new ApiProblem('not-json');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value) || !isPlain(value, 1)) throw new ApiProblem('not-json');
  return value;
}

function isPlain(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return !value.includes('\0');
  if (typeof value !== 'object' || value === null) return true;
  if (depth > deepest) return false;
  return Object.entries(value).every(([name, item]) => name !== '__proto__' && !name.includes('\0') && isPlain(item, depth + 1));
}
