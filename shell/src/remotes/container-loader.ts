import { RemoteError, toRemoteError } from './remote-error.ts';
import type { RemoteLoader } from './remote-loader.ts';
import { respellEntry } from './respell-entry.ts';
import { runScript } from './run-script.ts';

/** What the bundler's federation plugin puts into a build that provides shared modules. */
declare const __webpack_init_sharing__: (scope: 'default') => Promise<unknown>;
declare const __webpack_share_scopes__: { default: unknown };

/** The global that a remote's entry defines (docs/decisions/0010). */
interface Container {
  init: (scope: unknown, chain: unknown[], options: { shareScopeMap: object }) => unknown;
  get: (module: string) => Promise<() => unknown>;
}

/**
 * Loads releases by their container: run the entry, hand it the shared modules, take what it exposes. Each attempt
 * has an address of its own (`respellEntry`), so that nothing remembers the failure of an earlier one.
 */
export function createContainerLoader(): RemoteLoader {
  return {
    async load(_name, { container, entry, integrity }, attempt) {
      if (attempt > 1) clearRemains(container);
      await runScript(new URL(respellEntry(entry, attempt), location.origin).href, integrity);
      const found: unknown = Reflect.get(globalThis, container);
      if (!isContainer(found)) throw new RemoteError('bad-module', `The entry does not define ${container}.`);
      try {
        await __webpack_init_sharing__('default');
        await found.init(__webpack_share_scopes__.default, [], { shareScopeMap: __webpack_share_scopes__ });
        const factory = await found.get('./remote');
        return factory();
      } catch (error) {
        throw classify(error);
      }
    },
  };
}

/** The global of an earlier attempt would be taken for the new one's, and so would its scripts that are still under way. */
function clearRemains(container: string): void {
  Object.assign(globalThis, { [container]: undefined });
  for (const script of document.querySelectorAll(`script[data-rspack^="${container}:"]`)) script.remove();
}

const isContainer = (found: unknown): found is Container =>
  typeof found === 'object' && found !== null && 'get' in found && 'init' in found;

/** A chunk that did not come keeps its meaning; anything else was thrown by the remote's own code. */
function classify(error: unknown): RemoteError {
  const known = toRemoteError(error);
  return known.kind === 'chunk' ? known : new RemoteError('threw', known.message, { cause: error });
}
