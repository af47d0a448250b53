// @ts-check
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** @param {string} name */
const versionOf = (name) => /** @type {{ version: string }} */ (require(`${name}/package.json`)).version;

const own = versionOf('@aarohan/shared');
const react = versionOf('react');

/**
 * The bundler's federation runtime, which remotes borrow from the shell (docs/decisions/0011). No module to import, but
 * the gate checks its version like one.
 */
export const lentRuntime = {
  key: '@module-federation/webpack-bundler-runtime',
  version: versionOf('@module-federation/webpack-bundler-runtime'),
};

/**
 * The modules that exist once on the page: the shell provides them, remotes are built without a
 * copy (`import: false`). A big package is never shared by its own name, because that ends its
 * tree-shaking (docs/decisions/0003); a module of ours re-exports what is used of it instead.
 *
 * `eager: true` is part of the shell's entry, so it is there before any remote runs.
 * `eager: false` is a chunk of the shell, fetched together with the first page that imports it.
 *
 * @type {Record<string, { version: string, eager: boolean }>}
 */
export const sharedModules = {
  react: { version: react, eager: true },
  'react/jsx-runtime': { version: react, eager: true },
  'react-dom': { version: versionOf('react-dom'), eager: true },
  '@aarohan/shared/router': { version: own, eager: true },
  '@aarohan/shared/query': { version: own, eager: true },
  '@aarohan/shared/http': { version: own, eager: true },
  '@aarohan/shared/session': { version: own, eager: true },
  '@aarohan/shared/notices': { version: own, eager: true },
  '@aarohan/shared/ui': { version: own, eager: true },
  '@aarohan/shared/ui-dialog': { version: own, eager: false },
  '@aarohan/shared/forms': { version: own, eager: false },
};
