// @ts-check
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../node_modules');

/**
 * The federation plugin points at the CommonJS files of its runtime, which cannot be tree-shaken
 * (43 KB per remote entry instead of 23 KB), and react-router's exports map names its development
 * build even in production. Both have the better file beside it.
 */
export const leanAliases = {
  '@module-federation/runtime-tools/runtime-core$': path.join(root, '@module-federation/runtime/dist/core.js'),
  '@module-federation/runtime/core$': path.join(root, '@module-federation/runtime/dist/core.js'),
  '@module-federation/runtime-tools': path.join(root, '@module-federation/runtime-tools/dist/index.js'),
  '@module-federation/webpack-bundler-runtime$': path.join(root, '@module-federation/webpack-bundler-runtime/dist/index.js'),
  '@module-federation/runtime': path.join(root, '@module-federation/runtime/dist/index.js'),
  'react-router$': path.join(root, 'react-router/dist/production/index.mjs'),
  'react-router/dom$': path.join(root, 'react-router/dist/production/dom-export.mjs'),
};

/** What a container's entry takes from the bundler's federation runtime. */
export const bundlerRuntime = /@module-federation\/webpack-bundler-runtime\/dist\/index\.cjs$/;

/** A file of the federation runtime asked for as `.cjs`, wherever the plugin resolved it to. */
export const federationCommonJs = /@module-federation\/[a-z-]+\/dist\/.*\.cjs$/;
