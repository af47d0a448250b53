import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { RemoteError } from './remote-error.ts';
import type { RemoteLoader } from './remote-loader.ts';
import { respellEntry } from './respell-entry.ts';
import { createScriptRules } from './script-rules.ts';

/**
 * Loads releases by the federation runtime. The runtime remembers failures by the remote's name and
 * by the entry's address (facts/module-federation 5.2), and forced registration warns on the
 * console; so each attempt is a remote of its own to it, with a name and an address of its own.
 */
export function createFederationLoader(): RemoteLoader {
  const scriptRules = createScriptRules();
  registerPlugins([scriptRules.plugin]);

  return {
    async load(_name, release, attempt) {
      const name = attempt > 1 ? `${release.container}_${attempt}` : release.container;
      const entry = new URL(respellEntry(release.entry, attempt), location.origin).href;
      if (attempt > 1) clearRemains(release.container);
      scriptRules.expect(entry, release.integrity);
      registerRemotes([{ name, entry, entryGlobalName: release.container, type: 'global' }]);
      try {
        return await loadRemote<unknown>(`${name}/remote`);
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

/** The runtime's errors are told apart by their text only. RUNTIME-001, -002 and -014: files came, but no remote. */
function classify(error: unknown): RemoteError {
  const message = error instanceof Error ? error.message : String(error);
  const failed = (kind: RemoteError['kind']): RemoteError => new RemoteError(kind, message, { cause: error });
  if (error instanceof Error && error.name === 'ChunkLoadError') return failed('chunk');
  if (/RUNTIME-0(01|02|14)/.test(message)) return failed('bad-module');
  if (message.includes('RUNTIME-008') && !message.includes('ScriptExecutionError')) return failed('unreachable');
  return failed('threw');
}
