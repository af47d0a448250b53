import type { RemoteLoader } from '../remotes/remote-loader.ts';

/** What a release does when it is loaded: expose something, throw an Error, or keep silent. */
type Behaviour = 'hang' | Error | object;

interface FakeLoader extends RemoteLoader {
  /** From now on this release behaves so. */
  set: (container: string, behaviour: Behaviour) => void;
  /** Every load so far: `container#attempt`. */
  loads: string[];
}

/** Releases in memory. A release that was never set is unreachable. */
export function fakeLoader(releases: Record<string, Behaviour> = {}): FakeLoader {
  const behaviours = new Map(Object.entries(releases));
  const loads: string[] = [];
  return {
    loads,
    set: (container, behaviour) => void behaviours.set(container, behaviour),
    load: (_name, { container }, attempt) => {
      loads.push(`${container}#${attempt}`);
      const behaviour = behaviours.get(container) ?? new Error(`${container} is unreachable`);
      if (behaviour === 'hang') return new Promise(() => undefined);
      return behaviour instanceof Error ? Promise.reject(behaviour) : Promise.resolve({ default: behaviour });
    },
  };
}
