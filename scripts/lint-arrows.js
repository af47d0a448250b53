// @ts-check
/** Lints pieces of code, as if they stood in the given files, by the arrow rules alone. JSON on stdin: [{ file, code }]. */
import { text } from 'node:stream/consumers';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { arrows } from '../eslint.arrows.js';
import { root } from './install.js';

const eslint = new ESLint({
  cwd: root,
  overrideConfigFile: true,
  overrideConfig: [
    { files: ['**/*.{ts,tsx}'], languageOptions: { parser: tseslint.parser, parserOptions: { ecmaFeatures: { jsx: true } } } },
    ...arrows,
  ],
});

/** @type {{ file: string, code: string }[]} */
const pieces = JSON.parse(await text(process.stdin));
const found = [];
for (const { file, code } of pieces) {
  const results = await eslint.lintText(code, { filePath: file });
  found.push(results.flatMap((result) => result.messages.map(({ ruleId, message }) => `${ruleId ?? 'error'}: ${message}`)));
}
console.log(JSON.stringify(found));
