import type { Registry } from '@aarohan/shared/federation/registry';
import type { Release } from '@aarohan/shared/federation/release';

export type Encoding = 'br' | 'gzip' | 'identity';

/** Who did what, kept with every state of the registry. */
export interface Change {
  at: string;
  by: string;
  /** One sentence: `publish campus-mfe 1.0.0+0123456789ab`. */
  what: string;
}

/** Where visitors' releases come from. */
export interface ReleaseSource {
  /** The newest whole registry; nothing before the first publish. */
  latest: () => Promise<Registry | undefined>;
  findRelease: (app: string, version: string) => Promise<Release | undefined>;
  /** A file of a release, as it was compressed at publishing; `identity` where there is no such encoding of it. */
  read: (release: Release, file: string, encoding: Encoding) => Promise<{ content: Buffer; encoding: Encoding }>;
  /** The text of its server build; nothing if it has none, or if that is not the one that was published. */
  readServer: (release: Release) => Promise<string | undefined>;
}

/** Releases that never change, and one registry that is replaced whole. */
export interface ReleaseStore extends ReleaseSource {
  /** Puts a release beside the others; nobody sees it before a registry names it. */
  keep: (build: CompressedBuild) => Promise<void>;
  /** Makes `next` the registry. False when somebody else has already followed the generation it was made from. */
  commit: (next: Registry, change: Change) => Promise<boolean>;
  /** Newest first. */
  history: (limit: number) => Promise<(Change & { generation: number })[]>;
}

/** A finished build as it lies in `dist/`, read and checked against its own digests. */
export interface Build {
  release: Release;
  folder: string;
  files: Map<string, Buffer>;
  /** Apart from the files, because browsers never get it. */
  server?: Buffer;
}

export interface CompressedBuild extends Build {
  compressed: Map<string, { br: Buffer; gzip: Buffer }>;
}
