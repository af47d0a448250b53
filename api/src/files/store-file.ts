import { createHash, randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import { fileKinds, maxFileBytes, type FileRule } from '@aarohan/shared/files';
import { assertSize, cleanName, requireKind, requireRule } from './file-rules.ts';
import { kindOf } from './file-kind.ts';
import type { FileStore } from './file-store.ts';
import type { StoredFile } from './upload.ts';

interface FilePart {
  part: string;
  stream: Readable;
  name: string | undefined;
}

/**
 * Checks one file part and stores it. An input that was left empty is nothing.
 *
 * @param earlier what the form brought before
 * @throws bad-input, too-large, unsupported-type
 */
export async function storeFile(
  { part, stream, name: given }: FilePart,
  rules: Readonly<Record<string, FileRule>>,
  earlier: readonly StoredFile[],
  store: FileStore,
): Promise<StoredFile | undefined> {
  const bytes = await readSome(stream);
  if (bytes.length === 0 && !given) return undefined;
  const name = cleanName(given);
  const rule = requireRule(rules, part, earlier.filter((file) => file.part === part).length);
  assertSize(part, name, bytes.length);
  const { contentType } = fileKinds[requireKind(rule, part, name, await kindOf(bytes))];
  const file = randomBytes(20).toString('hex');
  await store.put(file, bytes, contentType);
  return { part, name, contentType, size: bytes.length, digest: createHash('sha256').update(bytes).digest('hex'), file };
}

/** Reads a file to its end; of one that is too large only so much is held as shows it. */
async function readSome(stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    if (size <= maxFileBytes) chunks.push(chunk);
    size += chunk.length;
  }
  return Buffer.concat(chunks);
}
