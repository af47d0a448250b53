import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';

const boundaries = '@nx/enforce-module-boundaries';

/** A deliberate violation of each arrow: where it stands, what it says, which rule must refuse it. */
const violations: [title: string, file: string, code: string, rule: string][] = [
  ['an app imports another app', 'checkout-mfe/src/features/cart/x.ts', "import '@aarohan/storefront-mfe/package.json';", boundaries],
  ['an app reaches into another app by path', 'shell/src/x.ts', "import '../../campus-mfe/src/remote.tsx';", boundaries],
  ['shared imports an app', 'shared/src/x.ts', "import '@aarohan/shell/package.json';", boundaries],
  ['the API imports an app', 'api/src/x.ts', "import '@aarohan/shell/package.json';", boundaries],
  ['the edge imports the API', 'edge/src/x.ts', "import '@aarohan/api/package.json';", boundaries],
  [
    'a feature imports a page',
    'campus-mfe/src/features/campus/x.ts',
    "import '../../pages/drive-page.tsx';",
    'import-x/no-restricted-paths',
  ],
  ['a page imports the remote', 'campus-mfe/src/pages/x.ts', "import '../remote.tsx';", 'import-x/no-restricted-paths'],
  ['a remote takes MUI past the shared modules', 'campus-mfe/src/pages/x.ts', "import '@mui/material/Button';", 'no-restricted-imports'],
  ['a remote takes the router past the shared modules', 'campus-mfe/src/pages/x.ts', "import 'react-router';", 'no-restricted-imports'],
  ['somebody but shared/src/http imports axios', 'shell/src/x.ts', "import 'axios';", 'no-restricted-imports'],
  ['a route knows Drizzle', 'api/src/cart/cart-routes.ts', "import 'drizzle-orm';", 'no-restricted-imports'],
  ['a rule imports a store', 'api/src/cart/cart-rules.ts', "import './cart-store.ts';", 'no-restricted-imports'],
  ['a rule imports fastify', 'api/src/cart/cart-rules.ts', "import 'fastify';", 'no-restricted-imports'],
  ['a rule asks the clock', 'api/src/cart/cart-rules.ts', 'export const now = Date.now();', 'no-restricted-properties'],
  ['a rule makes the current date', 'api/src/cart/cart-rules.ts', 'export const now = new Date();', 'no-restricted-syntax'],
  ['a rule rolls dice', 'api/src/cart/cart-rules.ts', 'export const die = Math.random();', 'no-restricted-properties'],
  ['a page writes a number its own way', 'campus-mfe/src/pages/x.ts', 'export const a = (1).toLocaleString();', 'no-restricted-syntax'],
  ['a page writes a date its own way', 'shell/src/x.ts', 'export const a = new Intl.DateTimeFormat();', 'no-restricted-syntax'],
  ['a module has a default export', 'shell/src/x.ts', 'export default 1;', 'no-restricted-syntax'],
  ['a file is not in kebab-case', 'shell/src/FooBar.ts', 'export const a = 1;', 'check-file/filename-naming-convention'],
  ['a file is too long', 'shell/src/x.ts', 'export const a = 1;\n'.repeat(251), 'max-lines'],
];

/** Code that must pass, so that the rules are not simply refusing everything. */
const allowed: [file: string, code: string][] = [
  ['campus-mfe/src/pages/x.ts', "import '../features/campus/job-posts.tsx';\nimport '@aarohan/shared/ui';"],
  ['campus-mfe/src/remote.tsx', "import './pages/drive-page.tsx';\nexport default 1;"],
  ['api/src/cart/cart-store.ts', "import 'drizzle-orm';"],
  ['api/src/cart/cart-rules.ts', "import '@aarohan/shared/money';\nexport const day = new Date(0);"],
];

/** The linter's answer is its last line; the plugins may print warnings of their own before it. */
const lint = (pieces: { file: string; code: string }[]): string[][] => {
  const script = path.join(import.meta.dirname, 'lint-arrows.js');
  const output = execFileSync(process.execPath, [script], { input: JSON.stringify(pieces), encoding: 'utf8' });
  return JSON.parse(output.trim().split('\n').at(-1) ?? '') as string[][];
};

describe('the arrows of the architecture', () => {
  const found = lint([...violations.map(([, file, code]) => ({ file, code })), ...allowed.map(([file, code]) => ({ file, code }))]);

  test.each(violations.map(([title, , , rule], index) => ({ title, rule, messages: found[index] ?? [] })))(
    'When $title, then $rule refuses it',
    ({ rule, messages }) => {
      expect(messages).toEqual(expect.arrayContaining([expect.stringMatching(new RegExp(`^${rule}: `))]));
    },
  );

  test.each(allowed.map(([file], index) => ({ file, messages: found[violations.length + index] ?? ['not linted'] })))(
    'When $file imports along the arrows, then nothing is refused',
    ({ messages }) => {
      expect(messages).toEqual([]);
    },
  );
});
