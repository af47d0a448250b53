import type { z } from 'zod';
import type { FileRule } from './files.ts';

/**
 * One call between browser and API. The key says method and path (`GET /api/getProduct`), the
 * schemas say everything else; Fastify validates and serialises by them, OpenAPI is made from them.
 */
export interface Call {
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** Makes it a multipart call: `body` is its text parts, these are its files, by the names of their parts. */
  files?: Readonly<Record<string, FileRule>>;
  answer: z.ZodType;
  /** Status of success; 200 unless said. */
  status?: number;
}

/** Keeps the literal types of a noun's calls and checks their shape. */
export const defineCalls = <const T extends Record<`${'GET' | 'POST' | 'PUT' | 'DELETE'} /api/${string}`, Call>>(calls: T): T => calls;
