// @ts-check
import path from 'node:path';

const here = import.meta.dirname;

/** @param {'automatic'} [jsx] */
const swc = (jsx) => [
  '@swc/jest',
  {
    module: { type: 'commonjs' },
    jsc: { target: 'es2022', parser: { syntax: 'typescript', tsx: true }, transform: jsx ? { react: { runtime: jsx } } : {} },
  },
];

/** @param {string} dir */
const common = (dir) => ({
  rootDir: dir,
  testMatch: ['<rootDir>/**/*.test.ts', '<rootDir>/**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  transform: { '\\.[cm]?[jt]sx?$': swc('automatic') },
  // Packages that ship ECMAScript modules only; everything else is loaded as it is.
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')})/)`],
  moduleNameMapper: { '\\.woff2$': path.join(here, 'file-stub.js') },
  restoreMocks: true,
});

const esmOnly = [
  'file-type',
  'strtok3',
  'token-types',
  '@tokenizer',
  '@borewit',
  'uint8array-extras',
  'until-async',
  'rettime',
  '@open-draft',
  'cookie-es',
  'subset-font',
];

/**
 * Tests of a Node project.
 * @param {string} dir
 */
export const nodeTests = (dir) => ({
  ...common(dir),
  testEnvironment: 'node',
  setupFilesAfterEnv: [path.join(here, 'fail-on-noise.ts')],
});

/**
 * Tests of a browser project: jsdom with the network faked at its edge by msw.
 * @param {string} dir
 */
export const browserTests = (dir) => ({
  ...common(dir),
  testEnvironment: 'jest-fixed-jsdom',
  setupFilesAfterEnv: [path.join(here, 'fail-on-noise.ts'), path.join(here, 'browser-setup.ts')],
});
