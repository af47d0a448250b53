import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/** Longer than any page waits: a script that comes late still serves the next visit of its route. */
const scriptTimeout = 20_000;

/**
 * Makes the script element of a remote's entry. `crossOrigin` lets the runtime tell a script that
 * threw from one that did not come, and makes the preload usable; `integrity` makes the browser
 * refuse anything but the published file.
 */
export function createScriptRules(): { plugin: ModuleFederationRuntimePlugin; expect: (url: string, integrity: string) => void } {
  const digests = new Map<string, string>();
  return {
    expect: (url, integrity) => void digests.set(url, integrity),
    plugin: {
      name: 'script-rules',
      createScript({ url }) {
        const script = document.createElement('script');
        script.src = url;
        script.async = true;
        script.crossOrigin = 'anonymous';
        script.fetchPriority = 'high';
        const integrity = digests.get(url);
        if (integrity) script.integrity = integrity;
        return { script, timeout: scriptTimeout };
      },
    },
  };
}
