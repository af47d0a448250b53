// @ts-check
import path from 'node:path';
import { rspack } from '@rspack/core';
import { sharedModules } from './shared-modules.js';

/** The one file of a server build; its agreement with the web server is `shared/src/federation/server-render.ts`. */
export const serverFile = 'server.cjs';
export const serverProtocol = 1;

/**
 * The same sources for the web server: one CommonJS file. A remote's leaves every shared module to `require`, so
 * that there is one React, one router, one emotion and one query client in each drawing; the shell's brings them.
 *
 * @param {import('@rspack/core').Configuration} browser the build for the browser, of which this is the counterpart
 * @param {{ entry: string, provided: boolean }} options `provided`: shared modules come from the shell
 * @returns {import('@rspack/core').Configuration}
 */
export function serverConfig({ context, mode, module, resolve }, { entry, provided }) {
  return {
    context,
    mode,
    module: { ...module, parser: { javascript: { dynamicImportMode: 'eager' } } },
    resolve: { ...resolve, conditionNames: ['node', 'import', 'module', 'require', 'default'] },
    name: 'server',
    target: 'node20',
    devtool: false,
    entry: { server: entry },
    // The web server says in which folder of the site the release's files lie; pictures and fonts are written by the other build.
    output: { filename: serverFile, library: { type: 'commonjs2' }, publicPath: '', assetModuleFilename: '[name].[contenthash:8][ext]' },
    externals: provided ? Object.fromEntries(Object.keys(sharedModules).map((key) => [key, `commonjs2 ${key}`])) : {},
    optimization: { minimize: mode === 'production', moduleIds: 'natural', chunkIds: 'natural', splitChunks: false },
    performance: false,
  };
}

/**
 * Builds for the server without writing anything.
 *
 * @param {import('@rspack/core').Configuration} config
 * @returns {Promise<{ content: Buffer, sources: string[] }>} the file, and what it was made from
 * @throws {Error} what the build says
 */
export function buildServer(config) {
  const compiler = rspack(config);
  /** @type {{ content: Buffer }} */
  const built = { content: Buffer.alloc(0) };
  compiler.hooks.compilation.tap('server', (compilation) => {
    compilation.hooks.processAssets.tap({ name: 'server', stage: rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT }, () => {
      built.content = compilation.getAsset(serverFile)?.source.buffer() ?? built.content;
    });
  });
  compiler.hooks.shouldEmit.tap('server', () => false);
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const problem = error?.message ?? (stats?.hasErrors() ? stats.toString({ all: false, errors: true }) : undefined);
      const sources = [...(stats?.compilation.fileDependencies ?? [])].filter(
        (file) => !file.includes(`${path.sep}node_modules${path.sep}`),
      );
      compiler.close(() => (problem ? reject(new Error(problem)) : resolve({ content: built.content, sources })));
    });
  });
}
