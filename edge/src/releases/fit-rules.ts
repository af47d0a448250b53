import { satisfies } from 'semver';
import type { RemoteRelease, ShellRelease } from '@aarohan/shared/federation/release';

/** One reason why a remote cannot run in a shell. */
export type Misfit =
  | { kind: 'contract'; contract: number; understood: number[] }
  | { kind: 'missing'; module: string }
  | { kind: 'version'; module: string; range: string; provided: string }
  | { kind: 'exports'; module: string; names: string[] };

/** Everything that keeps this remote from running in this shell; empty when it fits. */
export function misfits(shell: ShellRelease, remote: RemoteRelease): Misfit[] {
  const { contract } = remote.about;
  const { contracts } = shell.about;
  const understood = contracts.includes(contract);
  return [
    ...(understood ? [] : [{ kind: 'contract', contract, understood: contracts } as const]),
    ...Object.entries(remote.requires).flatMap(([module, needed]) => sharedMisfit(module, needed, shell.provides[module])),
  ];
}

function sharedMisfit(
  module: string,
  needed: RemoteRelease['requires'][string],
  given: ShellRelease['provides'][string] | undefined,
): Misfit[] {
  if (!given) return [{ kind: 'missing', module }];
  if (!satisfies(given.version, needed.range)) return [{ kind: 'version', module, range: needed.range, provided: given.version }];
  const names = needed.exports.filter((name) => given.exports && !given.exports.includes(name));
  return names.length > 0 ? [{ kind: 'exports', module, names }] : [];
}
