// @ts-check
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import { bundlerRuntime, federationCommonJs, leanAliases } from './esm-federation.js';
import { ReleasePlugin, releasePlaceholder } from './release-plugin.js';
import { serverConfig } from './server-build.js';
import { sharedModules } from './shared-modules.js';
import { providedModules, requiredModules } from './shared-surface.js';

/** `development`: readable code with source maps, React's warnings; otherwise the same release as in production. */
const mode = process.env.NODE_ENV === 'development' ? 'development' : 'production';

/**
 * The build of a remote: one exposed module `./remote`, no copy of anything the shell provides.
 * `remote.json` beside the config says what the remote owns; it travels with the release.
 *
 * @param {string} dir the app's folder
 * @returns {import('@rspack/core').Configuration}
 */
export function remoteConfig(dir) {
  const app = describeApp(dir, 'remote.json');
  const shared = mapShared((module) => ({ singleton: true, import: /** @type {const} */ (false), requiredVersion: `^${module.version}` }));
  const base = common(app);
  return {
    ...base,
    entry: {},
    plugins: [
      new rspack.NormalModuleReplacementPlugin(bundlerRuntime, path.join(import.meta.dirname, 'borrow-runtime.js')),
      ...commonPlugins(),
      new ModuleFederationPlugin({
        ...federation(app),
        filename: 'remoteEntry.js',
        exposes: { './remote': { import: './src/remote.tsx', name: 'remote' } },
        shared,
        experiments: { externalRuntime: true, optimization: { disableSnapshot: true, disableRemote: true, target: 'web' } },
      }),
      new ReleasePlugin({
        ...app,
        kind: 'remote',
        entry: 'remoteEntry.js',
        surface: requiredModules,
        server: serverConfig(base, { entry: './src/remote.tsx', provided: true }),
      }),
    ],
  };
}

/**
 * The build of the shell: provides every shared module and the federation runtime itself, and
 * knows no remote. `shell.json` says which contract versions it understands.
 *
 * @param {string} dir the app's folder
 * @returns {import('@rspack/core').Configuration}
 */
export function shellConfig(dir) {
  const app = describeApp(dir, 'shell.json');
  const base = common(app);
  return {
    ...base,
    entry: { shell: [...['provide-shared.js', 'lend-runtime.js'].map((file) => path.join(import.meta.dirname, file)), './src/main.tsx'] },
    plugins: [
      ...commonPlugins(),
      new ModuleFederationPlugin({
        ...federation(app),
        shared: mapShared((module) => ({
          singleton: true,
          eager: module.eager,
          version: module.version,
          requiredVersion: `^${module.version}`,
        })),
        experiments: { provideExternalRuntime: true, optimization: { disableSnapshot: true, disableRemote: true, target: 'web' } },
      }),
      new ReleasePlugin({
        ...app,
        kind: 'shell',
        entry: 'shell.js',
        surface: providedModules,
        server: serverConfig(base, { entry: './src/server/server.ts', provided: false }),
      }),
    ],
  };
}

/** @typedef {{ dir: string, name: string, semver: string, aboutFile: string }} App */

/**
 * @param {string} dir
 * @param {string} aboutFile
 * @returns {App}
 */
function describeApp(dir, aboutFile) {
  const { version } = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8'));
  return { dir, name: path.basename(dir), semver: version, aboutFile: path.join(dir, aboutFile) };
}

/**
 * Every global name ends in the release's hash, so that two releases of one app can be on a page
 * together (the previous one is the fallback of a broken one).
 *
 * @param {App} app
 */
const globalName = (app) => `${app.name.replaceAll('-', '_')}${releasePlaceholder}`;

/**
 * @param {App} app
 * @returns {import('@rspack/core').Configuration}
 */
export function common(app) {
  return {
    context: app.dir,
    mode,
    target: ['web', 'es2022'],
    devtool: mode === 'development' ? 'source-map' : false,
    output: {
      path: path.join(app.dir, 'dist'),
      clean: true,
      uniqueName: globalName(app),
      chunkLoadingGlobal: `chunks_${globalName(app)}`,
      publicPath: 'auto',
      filename: '[name].js',
      chunkFilename: '[name].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      crossOriginLoading: 'anonymous',
    },
    resolve: { extensions: ['.ts', '.tsx', '.js'], alias: { ...leanAliases } },
    module: {
      rules: [
        { test: /\.tsx?$/, type: 'javascript/auto', loader: 'builtin:swc-loader', options: swcOptions },
        { test: /\.woff2$/, type: 'asset/resource' },
      ],
    },
    optimization: {
      minimize: mode === 'production',
      // In order of use: the hashed ids are made from absolute paths, and would differ between two checkouts of the same sources.
      moduleIds: 'natural',
      chunkIds: 'natural',
      runtimeChunk: false,
      splitChunks: { minSize: 30_000 },
    },
    performance: false,
  };
}

// `development: false` in either mode, because `react/jsx-dev-runtime` is not among the shared modules.
const swcOptions = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic', development: false } },
    target: 'es2022',
  },
};

const commonPlugins = () => [
  new rspack.NormalModuleReplacementPlugin(federationCommonJs, (resource) => {
    resource.request = resource.request.replace(/\.cjs$/, '.js');
  }),
];

/** @param {App} app */
const federation = (app) => ({
  name: globalName(app),
  shareStrategy: /** @type {const} */ ('loaded-first'),
  dts: false,
  manifest: false,
  dev: false,
});

/**
 * @template T
 * @param {(module: { version: string, eager: boolean }) => T} each
 * @returns {Record<string, T>}
 */
function mapShared(each) {
  return Object.fromEntries(Object.entries(sharedModules).map(([key, module]) => [key, each(module)]));
}
