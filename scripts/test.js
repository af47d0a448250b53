// @ts-check
/**
 * `npm test`: installs if needed, then formatting, lint, types, unit and API tests, and the browser
 * journeys on the composed production build. `npm run check` (argument `check`) stops before those
 * that need a database server or a browser. The last line is `N passed, N failed`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findBrowser } from './browser.js';
import { ensureInstalled, root } from './install.js';

const quick = process.argv.includes('check');
const databaseUrl = process.env.TEST_DATABASE_URL;
const totals = { passed: 0, failed: 0 };
/** @type {string[]} */
const leftOut = [];

ensureInstalled();

check('formatting', ['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level=warn', '.']);
// A process per project: one that knew the types of all would need more memory than Node takes by itself.
check('lint', nx('run-many', '-t', 'lint'));
check('types', nx('run-many', '-t', 'typecheck'));
suite(
  'unit and API tests',
  nx('run-many', '-t', 'test'),
  projects().map((project) => `${project}/test-results/jest.json`),
  {
    TEST_DATABASE_URL: undefined,
  },
);

if (quick) leftOut.push('the API suite on PostgreSQL and the browser journeys (npm test runs them)');
else {
  if (databaseUrl) {
    const where = new URL(databaseUrl).host;
    suite(`API tests on PostgreSQL at ${where}`, nx('run', '@aarohan/api:test-postgres'), ['api/test-results/jest-postgres.json']);
  } else {
    leftOut.push('the API suite on PostgreSQL (set TEST_DATABASE_URL=postgres://user@host:5432/database to run it)');
  }
  suite('browser journeys', ['node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e'], ['e2e/test-results/results.json'], {
    CHROMIUM_PATH: findBrowser(),
  });
}

for (const what of leftOut) console.log(`left out: ${what}`);
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exitCode = totals.failed === 0 ? 0 : 1;

/** @param {string[]} args */
function nx(...args) {
  return ['node_modules/.bin/nx', ...args, '--outputStyle=static'];
}

function projects() {
  return readdirSync(root).filter((name) => existsSync(path.join(root, name, 'jest.config.js')));
}

/**
 * One yes-or-no check.
 *
 * @param {string} title
 * @param {string[]} args
 */
function check(title, args) {
  if (run(title, args)) totals.passed += 1;
  else totals.failed += 1;
}

/**
 * A suite that writes how many of its tests passed and failed. A suite that fails without a failed
 * test (it could not start, say) counts as one failure.
 *
 * @param {string} title
 * @param {string[]} args
 * @param {string[]} reports
 * @param {NodeJS.ProcessEnv} [env]
 */
function suite(title, args, reports, env) {
  for (const report of reports) rmSync(path.join(root, report), { force: true });
  const passed = run(title, args, env);
  const counts = reports.map(readReport);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  totals.passed += counts.reduce((sum, count) => sum + count.passed, 0);
  totals.failed += failed === 0 && !passed ? 1 : failed;
}

/**
 * A report of jest or of Playwright. One that is missing is a failure; a suite without tests too.
 *
 * @param {string} file
 */
function readReport(file) {
  if (!existsSync(path.join(root, file))) {
    console.error(`${file} was not written`);
    return { passed: 0, failed: 1 };
  }
  const report = JSON.parse(readFileSync(path.join(root, file), 'utf8'));
  const { expected, unexpected, flaky } = report.stats ?? {};
  const passed = report.numPassedTests ?? expected ?? 0;
  const failed =
    (report.numFailedTests ?? 0) +
    (report.numRuntimeErrorTestSuites ?? 0) +
    (report.numPendingTests ?? 0) +
    (unexpected ?? 0) +
    (flaky ?? 0);
  return { passed, failed: passed + failed === 0 ? 1 : failed };
}

/**
 * @param {string} title
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
function run(title, args, env) {
  const began = Date.now();
  console.log(`\n── ${title}`);
  const { status } = spawnSync(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', ...env },
  });
  console.log(`── ${title}: ${status === 0 ? 'ok' : 'FAILED'} (${((Date.now() - began) / 1000).toFixed(0)} s)`);
  return status === 0;
}
