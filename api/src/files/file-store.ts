import type { Readable } from 'node:stream';

/** Where uploads lie: a folder of this machine, or a bucket. Names are random and say nothing. */
export interface FileStore {
  /** Resolves when the file would survive the end of this process. Never replaces a file. */
  put: (name: string, bytes: Uint8Array, contentType: string) => Promise<void>;
  /** `undefined` where there is no such file. */
  open: (name: string) => Promise<Readable | undefined>;
  /** Names that are not there are passed over. */
  remove: (names: readonly string[]) => Promise<void>;
  /** Names of the files that were stored before a moment, in portions. */
  listOlder: (moment: Date) => AsyncIterable<string[]>;
}
