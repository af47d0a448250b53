// @ts-check
/**
 * `node ../shared/build/watch-app.js FOLDER`, run in an app's folder: builds it for development into
 * FOLDER, and again whenever a source changes. One line per build on the standard output.
 */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { rspack } from '@rspack/core';

process.env.NODE_ENV = 'development';
const { default: config } = /** @type {{ default: import('@rspack/core').Configuration }} */ (
  await import(pathToFileURL(path.resolve('rspack.config.js')).href)
);
const app = path.basename(process.cwd());

// `release.json` names the newest files; those of the build before stay until the next one, for pages that are just loading.
const output = { ...config.output, path: path.resolve(process.argv[2] ?? 'dist/dev'), clean: false };

const watching = rspack({ ...config, output }).watch({ aggregateTimeout: 50 }, (error, stats) => {
  if (error || !stats || stats.hasErrors())
    console.error(`${app} does not build:\n${error?.message ?? stats?.toString({ all: false, errors: true })}`);
  else console.log(`built ${app}`);
});

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => watching?.close(() => process.exit(0)));
