import { nodeTests } from '@aarohan/shared/testing/jest-preset.js';

const preset = nodeTests(import.meta.dirname);
const onPostgres = Boolean(process.env.TEST_DATABASE_URL);

// `*.postgres.test.ts` needs a server and `start.test.ts` is about the embedded database; all others run on either.
const elsewhere = onPostgres ? ['/start\\.test\\.ts$'] : ['\\.postgres\\.test\\.ts$'];

export default {
  ...preset,
  globalSetup: './testing/make-template.js',
  testTimeout: 20_000,
  testPathIgnorePatterns: [...preset.testPathIgnorePatterns, ...elsewhere],
};
