// @ts-check
import { importsOf } from './named-imports.js';
import { lentRuntime, sharedModules } from './shared-modules.js';

/** Packages that exist once on the page; a remote that bundles one brings a second copy. */
const onceOnThePage = /\/node_modules\/(react|react-dom|react-router|@emotion\/[\w-]+|@mui\/[\w-]+|@tanstack\/[\w-]+|axios|zustand)\//;

/**
 * What a remote's build asks of the shell: each shared module it consumes, with the range and the
 * exports that its compiled sources name.
 *
 * @param {import('@rspack/core').Compilation} compilation
 */
export function requiredModules(compilation) {
  const modules = modulesOf(compilation);
  const files = [...new Set(modules.flatMap((module) => module.nameForCondition ?? []))];
  const copies = files.flatMap((file) => onceOnThePage.exec(file)?.[1] ?? []);
  for (const name of new Set(copies)) fail(compilation, `brings its own copy of ${name}: import it through @aarohan/shared/… instead`);

  const named = /** @type {Map<string, Set<string>>} */ (new Map());
  for (const file of files.filter((name) => /\.tsx?$/.test(name) && !name.includes('/node_modules/'))) {
    for (const { from, exports, problem } of importsOf(file)) {
      if (problem && from.startsWith('@aarohan/shared/') && from in sharedModules) fail(compilation, problem);
      named.set(from, new Set([...(named.get(from) ?? []), ...exports]));
    }
  }
  const consumed = modules.flatMap(({ identifier }) => /^consume shared module \(\w+\) (.+)@(\S+)/.exec(identifier)?.slice(1, 3) ?? []);
  const needed = pairs(consumed).map(
    ([key, range]) => /** @type {const} */ ([key, { range, exports: [...(named.get(key) ?? [])].sort() }]),
  );
  return { requires: sorted([...needed, [lentRuntime.key, { range: `^${lentRuntime.version}`, exports: [] }]]) };
}

/**
 * What the shell's build gives to remotes: each shared module with its version and its exports,
 * `null` where the exports cannot be listed (CommonJS).
 *
 * @param {import('@rspack/core').Compilation} compilation
 */
export function providedModules(compilation) {
  const modules = modulesOf(compilation);
  const exportsOf = new Map(
    modules.flatMap(({ nameForCondition: file, providedExports }) =>
      file && !file.includes('/node_modules/') && providedExports ? [[file, [...providedExports].sort()]] : [],
    ),
  );
  const provided = modules.flatMap(({ identifier }) => {
    const [, key, version, file] = /^provide shared module \(\w+\) (.+)@(\S+) = (.+)$/.exec(identifier) ?? [];
    return key && file ? [/** @type {[string, object]} */ ([key, { version, exports: exportsOf.get(file) ?? null }])] : [];
  });
  for (const key of Object.keys(sharedModules)) {
    if (!provided.some(([name]) => name === key)) fail(compilation, `does not provide ${key}, which remotes are built without`);
  }
  return { provides: sorted([...provided, [lentRuntime.key, { version: lentRuntime.version, exports: [] }]]) };
}

/**
 * @typedef {{ identifier: string, moduleType?: string, nameForCondition?: string, providedExports?: string[] | null, modules?: StatsModule[] }} StatsModule
 * @param {import('@rspack/core').Compilation} compilation
 * @returns {StatsModule[]}
 */
function modulesOf(compilation) {
  const everything = {
    all: false,
    modules: true,
    nestedModules: true,
    providedExports: true,
    modulesSpace: Infinity,
    nestedModulesSpace: Infinity,
  };
  const stats = /** @type {{ modules?: StatsModule[] }} */ (/** @type {unknown} */ (compilation.getStats().toJson(everything)));
  return flat(stats.modules ?? []);
}

/**
 * @param {StatsModule[]} modules
 * @returns {StatsModule[]}
 */
const flat = (modules) => modules.flatMap((module) => [module, ...flat(module.modules ?? [])]);

/**
 * @param {import('@rspack/core').Compilation} compilation
 * @param {string} problem
 */
function fail(compilation, problem) {
  compilation.errors.push(/** @type {any} */ (new Error(problem)));
}

/** @param {string[]} flat */
const pairs = (flat) => flat.flatMap((key, i) => (i % 2 === 0 ? [/** @type {const} */ ([key, flat[i + 1] ?? ''])] : []));

/** @param {(readonly [string, object])[]} entries */
const sorted = (entries) => Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : 1)));
