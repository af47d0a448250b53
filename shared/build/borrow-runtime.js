// @ts-check
/** In a remote's entry, in the place of the bundler's federation runtime: the shell's, which is on the page before any remote is. */
const { federationRuntime } = /** @type {{ federationRuntime: () => object }} */ (/** @type {unknown} */ (globalThis));

export default federationRuntime();
