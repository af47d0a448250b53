import type { RemoteContext, RemoteModule, RemoteRoute } from '@aarohan/shared/federation/remote-module';
import { RemoteError } from './remote-error.ts';

/** The contract versions that this shell can mount. */
export type Contracts = readonly number[];

/** Checks that a loaded value is a RemoteModule of a contract this shell understands. */
export function requireModule(loaded: unknown, contracts: Contracts): RemoteModule {
  const module = isObject(loaded) && 'default' in loaded ? loaded.default : loaded;
  if (!isObject(module) || typeof module['routes'] !== 'function' || typeof module['contract'] !== 'number') {
    throw new RemoteError('bad-module', 'The remote exposes no routes.');
  }
  if (!contracts.includes(module['contract'])) throw new RemoteError('bad-module', `Contract ${module['contract']} is not understood.`);
  return module as unknown as RemoteModule;
}

/** The remote's own entry for a pattern that the registry says it owns. */
export function requireRoute(module: RemoteModule, context: RemoteContext, path: string): RemoteRoute {
  const route = module.routes(context).find((candidate) => candidate.path === path);
  if (!route) throw new RemoteError('bad-module', `The remote has no page for ${path}.`);
  return route;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
