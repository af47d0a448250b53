// @ts-check
/**
 * The arrows of the architecture as lint rules. Each is shown to fire by `shared/testing/arrows.test.ts`.
 *
 *   apps → shared          api → shared          edge → shared          nothing → apps
 *   remote.tsx → pages → features → shared       routes → actions → rules + store → tables
 */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { createProjectGraphAsync } from '@nx/devkit';
import nx from '@nx/eslint-plugin';
import checkFile from 'eslint-plugin-check-file';
import importX from 'eslint-plugin-import-x';

// Without a project graph on disk the boundary rule silently skips itself.
await createProjectGraphAsync({ exitOnError: false });

const root = import.meta.dirname;
const remotes = ['storefront-mfe', 'checkout-mfe', 'campus-mfe', 'backoffice-mfe'];
const sources = '**/*.{ts,tsx}';
const tests = '**/*.test.{ts,tsx}';

/** @param {string} dir */
const foldersIn = (dir) =>
  existsSync(path.join(root, dir))
    ? readdirSync(path.join(root, dir), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => entry.name)
    : [];

const isolation = { selector: 'ExportDefaultDeclaration', message: 'Only remote.tsx and tools’ configs have a default export.' };

/** @param {string[]} names @param {string} message */
const banned = (names, message) => names.map((name) => ({ group: [name, `${name}/*`], message }));

const browserLibraries = banned(
  ['@mui', '@emotion', 'react-router', 'react-router-dom', '@tanstack', 'zustand', 'react-toastify', 'react-hook-form', 'zod'],
  'Remotes take this from @aarohan/shared/…, so that it exists once on the page.',
);
const axiosOnly = banned(['axios'], 'Only shared/src/http knows axios.');
/** A page is drawn on a server and in a browser, and must read the same in both, whatever the machine's language and zone. */
const ownFormats = [
  {
    selector: "MemberExpression[object.name='Intl'][property.name=/^(DateTimeFormat|NumberFormat|RelativeTimeFormat|ListFormat)$/]",
    message: 'Dates, numbers and money are written by shared/src/dates, numbers and money: one language, one zone.',
  },
  {
    selector: 'MemberExpression[property.name=/^toLocale(String|DateString|TimeString)$/]',
    message: 'Dates, numbers and money are written by shared/src/dates, numbers and money: one language, one zone.',
  },
];
const drizzleOnly = banned(['drizzle-orm'], 'Only stores, tables and db know Drizzle.');

/** @type {import('eslint').Linter.Config[]} */
export const arrows = [
  {
    files: [sources],
    plugins: {
      '@nx': /** @type {import('eslint').ESLint.Plugin} */ (/** @type {unknown} */ (nx)),
      'import-x': importX,
      'check-file': checkFile,
    },
    rules: {
      '@nx/enforce-module-boundaries': [
        'error',
        {
          allow: [],
          depConstraints: [
            { sourceTag: 'type:shared', onlyDependOnLibsWithTags: ['type:shared'] },
            { sourceTag: 'type:app', onlyDependOnLibsWithTags: ['type:shared'] },
            { sourceTag: 'type:api', onlyDependOnLibsWithTags: ['type:shared'] },
            { sourceTag: 'type:edge', onlyDependOnLibsWithTags: ['type:shared'] },
            { sourceTag: 'type:e2e', onlyDependOnLibsWithTags: ['type:shared'] },
            { sourceTag: 'type:scripts', onlyDependOnLibsWithTags: ['type:shared', 'type:edge'] },
            { sourceTag: 'type:bench', onlyDependOnLibsWithTags: ['type:shared', 'type:app', 'type:edge', 'type:api'] },
          ],
        },
      ],
      'check-file/filename-naming-convention': ['error', { '**/*.{ts,tsx}': 'KEBAB_CASE' }, { ignoreMiddleExtensions: true }],
      'no-restricted-syntax': ['error', isolation],
      'max-lines': ['error', { max: 250 }],
    },
  },
  {
    files: ['**/remote.tsx', '**/*.config.ts', '**/drizzle.config.ts', '**/*.d.ts'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    files: [...remotes.map((remote) => `${remote}/src/${sources}`), `shell/src/${sources}`, `shared/src/${sources}`],
    ignores: [tests, '**/remote.tsx', '**/*.d.ts', '**/*-rules.ts', 'shared/src/dates.ts', 'shared/src/numbers.ts', 'shared/src/money.ts'],
    rules: { 'no-restricted-syntax': ['error', isolation, ...ownFormats] },
  },
  // The control of the benchmark is all apps in one bundle, on purpose.
  { files: ['bench/monolith/**'], rules: { '@nx/enforce-module-boundaries': 'off' } },
  ...remotes.map((remote) => ({
    files: [`${remote}/src/${sources}`],
    rules: {
      'import-x/no-restricted-paths': /** @type {[2, object]} */ ([
        2,
        {
          basePath: root,
          zones: [
            { target: `./${remote}/src/features`, from: `./${remote}/src/pages`, message: 'Features do not know pages.' },
            { target: `./${remote}/src/features`, from: `./${remote}/src/remote.tsx`, message: 'Features do not know the remote.' },
            { target: `./${remote}/src/pages`, from: `./${remote}/src/remote.tsx`, message: 'Pages do not know the remote.' },
            ...foldersIn(`${remote}/src/features`).map((feature) => ({
              target: `./${remote}/src/features/${feature}`,
              from: `./${remote}/src/features`,
              except: [`./${feature}`],
              message: 'Features do not import each other: a page composes them.',
            })),
          ],
        },
      ]),
    },
  })),
  {
    files: remotes.map((remote) => `${remote}/src/${sources}`),
    ignores: [tests],
    rules: { 'no-restricted-imports': ['error', { patterns: [...browserLibraries, ...axiosOnly] }] },
  },
  {
    files: [`shared/src/${sources}`, `shell/src/${sources}`, `edge/src/${sources}`],
    ignores: [tests, 'shared/src/http/**'],
    rules: { 'no-restricted-imports': ['error', { patterns: [...axiosOnly, ...drizzleOnly] }] },
  },
  {
    files: [`api/src/${sources}`],
    ignores: [tests, '**/*-store.ts', '**/*-tables.ts', 'api/src/db/**'],
    rules: { 'no-restricted-imports': ['error', { patterns: [...axiosOnly, ...drizzleOnly] }] },
  },
  {
    files: ['**/*-rules.ts', '**/*-transitions.ts', 'shared/src/money.ts'],
    ignores: [tests],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            ...axiosOnly,
            ...drizzleOnly,
            ...banned(['fastify', 'pg', '@electric-sql'], 'Rules are pure.'),
            {
              group: ['**/*-store.ts', '**/*-tables.ts', '**/*-routes.ts', 'node:fs', 'node:fs/promises'],
              message: 'Rules are pure: no I/O.',
            },
          ],
        },
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Date', property: 'now', message: 'Time is an argument of a rule.' },
        { object: 'Math', property: 'random', message: 'Chance is an argument of a rule.' },
      ],
      'no-restricted-syntax': [
        'error',
        isolation,
        { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: 'Time is an argument of a rule.' },
      ],
    },
  },
];
