import type { IncomingHttpHeaders } from 'node:http';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import { maxFileBytes, type FileRule } from '@aarohan/shared/files';
import { ApiProblem } from '../errors.ts';
import { maxParts } from './file-rules.ts';
import type { FileStore } from './file-store.ts';
import { storeFile } from './store-file.ts';
import type { StoredFile } from './upload.ts';

/** Of all text parts together, in characters. */
const maxTextLength = 1_000_000;

export interface Form {
  /** text parts by their names; of two with one name the later counts */
  texts: Record<string, string>;
  files: StoredFile[];
}

/**
 * Reads a multipart form, one file in memory at a time, each checked before it is stored. After the first broken rule the
 * rest is read and dropped, so that the sender hears why; nothing of a refused or torn form stays in the store.
 *
 * @throws bad-input, too-large, unsupported-type
 */
export async function readForm(
  source: Readable,
  headers: IncomingHttpHeaders,
  rules: Readonly<Record<string, FileRule>>,
  store: FileStore,
): Promise<Form> {
  const form: Form = { texts: {}, files: [] };
  const parser = openParser(headers);
  const state: { failure?: Error; open?: BusboyFileStream } = {};
  let textLength = 0;
  let queue = Promise.resolve();
  const fail = (error: unknown) => (state.failure ??= error instanceof Error ? error : new Error(String(error)));

  parser.on('field', (name, value, isNameCut, isValueCut) => {
    textLength += name.length + value.length;
    if (isNameCut || isValueCut || textLength > maxTextLength) fail(new ApiProblem('too-large'));
    else if (name.includes('\0') || value.includes('\0')) fail(unreadable());
    else Object.defineProperty(form.texts, name, { value, enumerable: true, configurable: true, writable: true });
  });
  parser.on('file', (part, stream, name: string | undefined) => {
    stream.on('error', () => undefined);
    const take = async () => {
      state.open = stream;
      if (state.failure) return void stream.resume();
      const stored = await storeFile({ part, stream, name }, rules, form.files, store);
      if (stored) form.files.push(stored);
    };
    queue = queue.then(take).catch((error: unknown) => {
      fail(error);
      stream.resume();
    });
  });
  for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) parser.on(limit, () => fail(new ApiProblem('too-large')));

  await pipeline(source, atMost(largestForm(rules)), parser).catch((error: unknown) => {
    fail(error instanceof ApiProblem ? error : unreadable());
    state.open?.destroy();
  });
  await queue;
  if (!state.failure) return form;
  await store.remove(form.files.map(({ file }) => file));
  throw state.failure;
}

function openParser(headers: IncomingHttpHeaders): BusboyInstance {
  try {
    return new Busboy({
      headers: { ...headers, 'content-type': headers['content-type'] ?? '' },
      limits: { parts: maxParts, fileSize: maxFileBytes + 1, fieldSize: maxTextLength, headerPairs: 50, headerSize: 16_384 },
    });
  } catch {
    throw unreadable();
  }
}

const unreadable = (): ApiProblem => new ApiProblem('bad-input', { sentence: 'The form is not readable.' });

/** Bytes of the largest form that the rules allow, with room for the parts' headers. */
const largestForm = (rules: Readonly<Record<string, FileRule>>): number =>
  Object.values(rules).reduce((sum, { maxFiles }) => sum + maxFiles * maxFileBytes, 2 * maxTextLength);

function atMost(bytes: number): Transform {
  let passed = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      passed += chunk.length;
      if (passed > bytes) done(new ApiProblem('too-large'));
      else done(null, chunk);
    },
  });
}
