// @ts-check
/** Builds the control of `npm run bench -- compose` into `bench/dist`: one bundle, published as a shell that owns every page. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { rspack } from '@rspack/core';
import { common } from '@aarohan/shared/build/app-preset';
import { ReleasePlugin } from '@aarohan/shared/build/release-plugin';

const dir = path.resolve(import.meta.dirname, '..');
const read = (/** @type {string} */ file) => JSON.parse(readFileSync(path.join(dir, '..', file), 'utf8'));
const shell = read('shell/shell.json');
const remotes = ['storefront-mfe', 'checkout-mfe', 'campus-mfe', 'backoffice-mfe'].map((app) => read(`${app}/remote.json`));

const aboutFile = path.join(dir, 'dist/monolith.json');
mkdirSync(path.dirname(aboutFile), { recursive: true });
const routes = [...shell.routes, ...remotes.flatMap((remote) => remote.routes)];
writeFileSync(aboutFile, JSON.stringify({ ...shell, budget: 1_000_000, routes }));

const app = { dir, name: 'shell', semver: '1.0.0', aboutFile };
const config = common(app);

rspack(
  {
    ...config,
    entry: { shell: './monolith/main.tsx' },
    output: { ...config.output, path: path.join(dir, 'dist/monolith') },
    plugins: [new ReleasePlugin({ ...app, kind: 'shell', entry: 'shell.js', surface: () => ({ provides: {} }) })],
  },
  (error, stats) => {
    if (error || !stats || stats.hasErrors()) {
      console.error(error ?? stats?.toString({ all: false, errors: true }));
      process.exitCode = 1;
    }
  },
);
