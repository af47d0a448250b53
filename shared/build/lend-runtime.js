// @ts-check
/**
 * Part of the shell's entry: the bundler's federation runtime, for remotes that are built without it (`borrow-runtime.js`).
 * Each gets a copy of what it writes to. `initContainerEntry` is named apart, because a build without exposed
 * modules leaves it out.
 */
import runtime from '@module-federation/webpack-bundler-runtime';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

Reflect.set(globalThis, 'federationRuntime', () => ({
  ...runtime,
  // `init` looks for the instance of the build that it is part of, and would find the shell's.
  runtime: { ...runtime.runtime, init: runtime.runtime?.createInstance },
  instance: undefined,
  initOptions: undefined,
  bundlerRuntime: { ...runtime.bundlerRuntime, S: {}, initContainerEntry },
  bundlerRuntimeOptions: {},
}));
