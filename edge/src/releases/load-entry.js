// @ts-check
/**
 * `node load-entry.js FOLDER`: loads a remote's built entry as a browser would, with everything shared
 * replaced by stand-ins, and prints what it exposes: `{ contract, paths }` or `{ problem }`.
 *
 * A process of its own, because what is loaded is the team's code and may do anything. Plain
 * JavaScript, so that it starts without a loader.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInThisContext } from 'node:vm';

const folder = process.argv[2] ?? '.';
const release = JSON.parse(readFileSync(path.join(folder, 'release.json'), 'utf8'));

/** Answers to everything: any property, call or construction gives itself. */
const standIn = new Proxy(function standIn() {}, {
  get: (target, key) => {
    if (key === 'then' || key === Symbol.iterator) return undefined;
    if (key === Symbol.toPrimitive) return () => '';
    return key === 'prototype' ? target.prototype : standIn;
  },
  apply: () => standIn,
  construct: () => standIn,
  set: () => true,
});

const script = () => {
  const attributes = /** @type {Record<string, string>} */ ({});
  return {
    attributes,
    setAttribute: (/** @type {string} */ key, /** @type {string} */ value) => (attributes[key] = value),
    parentNode: null,
  };
};

const origin = 'http://localhost/';
Object.assign(globalThis, {
  self: globalThis,
  window: globalThis,
  location: new URL(origin),
  document: {
    defaultView: globalThis,
    currentScript: { tagName: 'SCRIPT', src: `${origin}${release.entry}` },
    createElement: script,
    getElementsByTagName: () => [],
    head: { appendChild: (/** @type {any} */ element) => void Promise.resolve().then(() => loadChunk(element)) },
  },
});

/** @param {{ src: string, onload?: (event: object) => void, onerror?: (event: object) => void }} element */
function loadChunk(element) {
  try {
    runInThisContext(readFileSync(path.join(folder, new URL(element.src).pathname), 'utf8'));
    element.onload?.({ type: 'load', target: element });
  } catch {
    element.onerror?.({ type: 'error', target: element });
  }
}

const sharedScope = () =>
  Object.fromEntries(
    Object.entries(release.requires).map(([key, { range }]) => [
      key,
      {
        [String(range).replace(/^\D+/, '')]: {
          get: () => Promise.resolve(() => standIn),
          lib: () => standIn,
          loaded: true,
          from: 'stand-in',
          scope: ['default'],
          useIn: [],
          shareConfig: { singleton: true, requiredVersion: range, eager: true },
          strategy: 'loaded-first',
        },
      },
    ]),
  );

async function exposed() {
  const core = await import('@module-federation/runtime-core');
  const { default: runtime } = await import('@module-federation/webpack-bundler-runtime');
  // As the shell lends it: `shared/build/lend-runtime.js`.
  const federationRuntime = () => ({ ...runtime, bundlerRuntime: { ...runtime.bundlerRuntime, S: {} }, bundlerRuntimeOptions: {} });
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: core, federationRuntime });
  runInThisContext(readFileSync(path.join(folder, release.entry), 'utf8'), { timeout: 5_000 });
  const container = Reflect.get(globalThis, release.container);
  if (typeof container?.get !== 'function') return { problem: `does not define the container ${release.container}` };
  await container.init(sharedScope(), [], { shareScopeMap: { default: sharedScope() } });
  const factory = await container.get('./remote');
  const remote = factory().default;
  if (typeof remote?.routes !== 'function') return { problem: "exposes './remote' without a default export that is a RemoteModule" };
  const routes = remote.routes({ queryClient: standIn });
  return { contract: remote.contract, paths: routes.map((/** @type {{ path: string }} */ route) => route.path) };
}

const answer = (/** @type {object} */ found) => {
  process.stdout.write(JSON.stringify(found), () => process.exit(0));
};

process.on('uncaughtException', (error) => answer({ problem: `throws: ${error.message}` }));
process.on('unhandledRejection', (error) => answer({ problem: `throws: ${error instanceof Error ? error.message : String(error)}` }));
setTimeout(() => answer({ problem: "does not load './remote' within 10 s" }), 10_000);
exposed().then(answer, (error) => answer({ problem: `throws: ${String(error?.message ?? error)}` }));
