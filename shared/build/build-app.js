// @ts-check
/** `node ../shared/build/build-app.js`, run in an app's folder: builds its release into `dist/`. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { rspack } from '@rspack/core';

const { default: config } = await import(pathToFileURL(path.resolve('rspack.config.js')).href);

rspack(config, (error, stats) => {
  if (error || !stats || stats.hasErrors()) {
    console.error(error ?? stats?.toString({ all: false, errors: true }));
    process.exitCode = 1;
    return;
  }
  console.log(stats.toString({ all: false, assets: true, warnings: true }));
});
