import { z } from 'zod';

const pattern = z.string().regex(/^\/[\w\-/:.]*$/, 'a react-router path that starts with /');

/** One page that an app owns. `page` names the page's file and chunk: `home-page` is `src/pages/home-page.tsx`. */
export const OwnedRoute = z.strictObject({
  path: pattern,
  page: z.string().regex(/^[a-z0-9-]+$/),
  title: z.string().min(1),
  /** GET calls that the first view needs, as paths under the origin: `/api/getProductDetails/:productId`. */
  calls: z.array(pattern).default([]),
  /** Where the page is first drawn. `browser`: its address or its content is personal (cart, order, payment, staff). */
  render: z.enum(['server', 'browser']).default('server'),
  /**
   * Whether the sitemap names the page. Unsaid, a page without parameters is in it. `false`: it is not. A name: the page is in it
   * once for each id in that list of `GET /api/getSitemap`, as its one parameter.
   */
  listed: z.union([z.literal(false), z.string().regex(/^[a-zA-Z]+$/)]).optional(),
});
export type OwnedRoute = z.infer<typeof OwnedRoute>;

const owned = {
  name: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
  title: z.string().min(1),
  owners: z.array(z.email()).min(1),
  /** Largest first view of the app, in bytes after brotli: entry, exposed module and biggest page together. */
  budget: z.int().positive(),
};

/** `remote.json`, beside the remote's source: what it owns and which contract it was written for. */
export const RemoteManifest = z.strictObject({
  $schema: z.string().optional(),
  ...owned,
  audience: z.enum(['public', 'staff']),
  contract: z.int().positive(),
  routes: z.array(OwnedRoute).min(1),
});
export type RemoteManifest = z.infer<typeof RemoteManifest>;

/** `shell.json`: the shell's own pages (login and the like) and the contract versions it can mount. */
export const ShellManifest = z.strictObject({
  $schema: z.string().optional(),
  ...owned,
  contracts: z.array(z.int().positive()).min(1),
  routes: z.array(OwnedRoute),
});
export type ShellManifest = z.infer<typeof ShellManifest>;
