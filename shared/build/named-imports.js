// @ts-check
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from '@swc/core';

/** @typedef {{ from: string, exports: string[], problem?: string }} Imports */

/**
 * The values that a source file imports, by module. Types are not values. `problem` is set where the
 * names cannot be listed: a default, namespace or dynamic import, or `export *`.
 *
 * @param {string} file
 * @returns {Imports[]}
 */
export function importsOf(file) {
  const { body } = parseSync(readFileSync(file, 'utf8'), { syntax: 'typescript', tsx: file.endsWith('x'), target: 'es2022' });
  const place = path.relative(process.cwd(), file);
  const found = body.flatMap((item) => {
    if (item.type === 'ImportDeclaration' && !item.typeOnly) return [fromImport(item, place)];
    if (item.type === 'ExportNamedDeclaration' && item.source && !isTypeOnly(item)) return [fromExport(item, item.source.value, place)];
    if (item.type === 'ExportAllDeclaration' && !isTypeOnly(item)) return [unlisted(item.source.value, `${place}: export * from`)];
    return [];
  });
  return [...found, ...dynamicImports(body).map((from) => unlisted(from, `${place}: import() of`))];
}

/**
 * @param {import('@swc/core').ImportDeclaration} item
 * @param {string} place
 * @returns {Imports}
 */
function fromImport({ specifiers, source }, place) {
  if (specifiers.some(({ type }) => type === 'ImportNamespaceSpecifier')) return unlisted(source.value, `${place}: import * from`);
  if (specifiers.some(({ type }) => type === 'ImportDefaultSpecifier')) return unlisted(source.value, `${place}: default import of`);
  const exports = specifiers.flatMap((each) =>
    each.type === 'ImportSpecifier' && !each.isTypeOnly ? [(each.imported ?? each.local).value] : [],
  );
  return { from: source.value, exports };
}

/**
 * @param {import('@swc/core').ExportNamedDeclaration} item
 * @param {string} from
 * @param {string} place
 * @returns {Imports}
 */
function fromExport({ specifiers }, from, place) {
  if (specifiers.some(({ type }) => type !== 'ExportSpecifier')) return unlisted(from, `${place}: export * from`);
  return { from, exports: specifiers.flatMap((each) => (each.type === 'ExportSpecifier' && !isTypeOnly(each) ? [each.orig.value] : [])) };
}

/**
 * @param {string} from
 * @param {string} what
 * @returns {Imports}
 */
const unlisted = (from, what) => ({
  from,
  exports: [],
  problem: `${what} '${from}': name what you use (import { … } from '${from}'), so that the release can say what it needs of the shell`,
});

/** @param {object} node */
const isTypeOnly = (node) => ('typeOnly' in node ? node.typeOnly === true : 'isTypeOnly' in node && node.isTypeOnly === true);

/**
 * @param {unknown} node
 * @returns {string[]}
 */
function dynamicImports(node) {
  if (typeof node !== 'object' || node === null) return [];
  const inside = Object.values(node).flatMap(dynamicImports);
  const call = /** @type {Partial<import('@swc/core').CallExpression>} */ (node);
  if (call.type !== 'CallExpression' || call.callee?.type !== 'Import') return inside;
  const target = call.arguments?.[0]?.expression;
  return target?.type === 'StringLiteral' ? [target.value, ...inside] : inside;
}
