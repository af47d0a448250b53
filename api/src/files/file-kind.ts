import { fileKinds, type FileKind } from '@aarohan/shared/files';
import { fileTypeFromBuffer } from 'file-type/core';

/** Old Word documents are told apart from other compound files by nothing that could be trusted. */
const compoundFile = 'application/x-cfb';

/** What a file is by its content, whatever its name says; `undefined` when it is nothing that we take. */
export async function kindOf(bytes: Uint8Array): Promise<FileKind | undefined> {
  const mime = (await fileTypeFromBuffer(bytes))?.mime;
  if (mime === undefined) return undefined;
  if (mime === compoundFile) return 'doc';
  return kinds.find((kind) => fileKinds[kind].contentType === mime);
}

const kinds = Object.keys(fileKinds) as FileKind[];
