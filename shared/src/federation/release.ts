import { z } from 'zod';
import { RemoteManifest, ShellManifest } from './remote-manifest.ts';

export const ReleaseVersion = z.string().regex(/^\d+\.\d+\.\d+\+[0-9a-f]{12}$/, 'semver+hash of content');

const file = z.object({
  integrity: z.string().startsWith('sha384-'),
  /** Size in bytes before compression. */
  bytes: z.int().nonnegative(),
});

const built = {
  name: z.string(),
  version: ReleaseVersion,
  /** The global that the entry defines; ends in the hash, so that two releases can share a page. */
  container: z.string(),
  entry: z.string(),
  files: z.record(z.string(), file),
  /** Chunk name → the scripts it needs, for preloading. */
  pages: z.record(z.string(), z.array(z.string())),
  /** The same sources for a server, in the release's folder but never served; `protocol` as in `server-render.ts`. */
  server: z.object({ file: z.literal('server.cjs'), protocol: z.int().positive(), ...file.shape }).optional(),
};

/** `release.json` of a remote's build; written by `shared/build/release-plugin.js`. */
export const RemoteRelease = z.object({
  ...built,
  kind: z.literal('remote'),
  /** Shared module → the range and the exports that this build uses of it. */
  requires: z.record(z.string(), z.object({ range: z.string(), exports: z.array(z.string()) })),
  about: RemoteManifest,
});
export type RemoteRelease = z.infer<typeof RemoteRelease>;

/** `release.json` of the shell's build. */
export const ShellRelease = z.object({
  ...built,
  kind: z.literal('shell'),
  /** Shared module → its version and exports; `exports: null` where they cannot be listed (CommonJS). */
  provides: z.record(z.string(), z.object({ version: z.string(), exports: z.array(z.string()).nullable() })),
  about: ShellManifest,
});
export type ShellRelease = z.infer<typeof ShellRelease>;

export const Release = z.discriminatedUnion('kind', [RemoteRelease, ShellRelease]);
export type Release = z.infer<typeof Release>;
