import { z } from 'zod';
import { OwnedRoute } from './remote-manifest.ts';
import { Release, ReleaseVersion } from './release.ts';

/** One app in the registry: what visitors get, and what they get if that fails. */
export const RegistryEntry = z.object({
  current: Release,
  previous: Release.nullable(),
  canary: z.object({ release: Release, percent: z.number().min(0).max(100) }).optional(),
});
export type RegistryEntry = z.infer<typeof RegistryEntry>;

/** The one pointer of the release store, replaced whole: `registry.json`. */
export const Registry = z.object({
  /** Grows by one with every change; names the state that a page was made from. */
  generation: z.int().nonnegative(),
  apps: z.record(z.string(), RegistryEntry),
});
export type Registry = z.infer<typeof Registry>;

const LoadableRelease = z.object({
  version: ReleaseVersion,
  container: z.string(),
  /** Absolute path on the origin. */
  entry: z.string(),
  integrity: z.string(),
});

/** What the shell needs to know of a remote; no file lists. */
export const PageRemote = z.object({
  name: z.string(),
  title: z.string(),
  audience: z.enum(['public', 'staff']),
  routes: z.array(OwnedRoute.pick({ path: true, title: true, calls: true })),
  current: LoadableRelease,
  previous: LoadableRelease.nullable(),
});
export type PageRemote = z.infer<typeof PageRemote>;
export type LoadableRelease = z.infer<typeof LoadableRelease>;

/** The registry as the edge writes it into the HTML, in `<script type="application/json" id="page-registry">`. */
export const PageRegistry = z.object({
  generation: z.int().nonnegative(),
  /** The address that visitors use. */
  origin: z.string(),
  shell: z.object({ version: ReleaseVersion }),
  remotes: z.array(PageRemote),
});
export type PageRegistry = z.infer<typeof PageRegistry>;
