import type { Registry } from '@aarohan/shared/federation/registry';
import type { RemoteRelease, Release, ShellRelease } from '@aarohan/shared/federation/release';
import { type Misfit, misfits } from './fit-rules.ts';
import { liveShell } from './registry-change.ts';
import { routeProblems } from './route-rules.ts';

/**
 * Why a registry must not become the live one: every line is one reason with what to do about it.
 *
 * @param changed the apps whose live release differs from the registry before
 */
export function registryProblems(next: Registry, changed: string[]): string[] {
  const shell = liveShell(next);
  if (!shell) return ['No shell is live yet. Publish it first: npm run release -- publish shell'];
  const shellChanged = changed.includes(shell.name);
  const fits = Object.entries(next.apps).flatMap(([name, entry]) => {
    const remotes =
      changed.includes(name) && !shellChanged ? [{ role: 'live', release: entry.current }] : shellChanged ? rolesOf(entry) : [];
    return remotes.flatMap(({ role, release }) =>
      release.kind === 'remote'
        ? misfits(shell, release).map((misfit) =>
            changed.includes(name) && role === 'live' ? remoteLine(release, misfit) : shellLine(shell, release, role, misfit),
          )
        : [],
    );
  });
  return [...fits, ...routeProblems(next, changed)];
}

function rolesOf(entry: Registry['apps'][string]): { role: string; release: Release }[] {
  return [
    { role: 'live', release: entry.current },
    ...(entry.canary ? [{ role: 'canary', release: entry.canary.release }] : []),
    ...(entry.previous ? [{ role: 'rollback target', release: entry.previous }] : []),
  ];
}

function remoteLine({ name, version }: RemoteRelease, misfit: Misfit): string {
  const release = `${name} ${version}`;
  const shellFirst = 'Publish a shell that does first: npm run release -- publish shell';
  switch (misfit.kind) {
    case 'contract':
      return `${release} is written for contract ${misfit.contract}, the live shell understands ${misfit.understood.join(', ')}. ${shellFirst}`;
    case 'missing':
      return `${release} needs ${misfit.module}, which the live shell does not provide. ${shellFirst}`;
    case 'version':
      return `${release} needs ${misfit.module} ${misfit.range}, the live shell provides ${misfit.provided}. ${shellFirst}`;
    case 'exports':
      return `${release} uses ${misfit.names.join(', ')} of ${misfit.module}, which the live shell does not export. ${shellFirst}`;
  }
}

function shellLine(shell: ShellRelease, remote: RemoteRelease, role: string, misfit: Misfit): string {
  const release = `shell ${shell.version}`;
  const user = `${remote.name} ${remote.version} (${role})`;
  switch (misfit.kind) {
    case 'contract':
      return `${release} does not understand contract ${misfit.contract}, which ${user} is written for. Keep ${misfit.contract} in shell.json until ${remote.name} has moved on.`;
    case 'missing':
      return `${release} does not provide ${misfit.module}, which ${user} needs. Keep it in shared/build/shared-modules.js until ${remote.name} has moved on.`;
    case 'version':
      return `${release} provides ${misfit.module} ${misfit.provided}, ${user} needs ${misfit.range}. Publish a ${remote.name} built against ${misfit.provided} together with it: npm run release -- publish shell ${remote.name}`;
    case 'exports':
      return `${release} no longer exports ${misfit.names.join(', ')} of ${misfit.module}, which ${user} uses. Keep it until ${remote.name} has moved on.`;
  }
}
