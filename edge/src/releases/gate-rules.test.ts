import { describe, expect, test } from '@jest/globals';
import { aRegistry, aRemote, aShell } from '../testing/a-release.ts';
import { registryProblems } from './gate-rules.ts';

const shellFirst = 'Publish a shell that does first: npm run release -- publish shell';

describe('When a remote is published', () => {
  test('and fits, then nothing is in its way', () => {
    expect(registryProblems(aRegistry(aShell(), aRemote()), ['checkout-mfe'])).toEqual([]);
  });

  test('before any shell, then the shell is asked for', () => {
    expect(registryProblems(aRegistry(aRemote()), ['checkout-mfe'])).toEqual([
      'No shell is live yet. Publish it first: npm run release -- publish shell',
    ]);
  });

  test.each([
    ['a contract the shell does not know', aRemote({ about: { contract: 2 } }), 'is written for contract 2, the live shell understands 1.'],
    [
      'a module the shell does not have',
      aRemote({ requires: { '@aarohan/shared/maps': { range: '^1.0.0', exports: [] } } }),
      'needs @aarohan/shared/maps, which the live shell does not provide.',
    ],
    [
      'a newer version of a module',
      aRemote({ requires: { react: { range: '^20.0.0', exports: [] } } }),
      'needs react ^20.0.0, the live shell provides 19.3.1.',
    ],
    [
      'exports the shell does not have',
      aRemote({ requires: { '@aarohan/shared/ui': { range: '^1.0.0', exports: ['Button', 'Chart', 'Map'] } } }),
      'uses Chart, Map of @aarohan/shared/ui, which the live shell does not export.',
    ],
  ])('with %s, then one line says so and what to do', (_what, remote, reason) => {
    expect(registryProblems(aRegistry(aShell(), remote), ['checkout-mfe'])).toEqual([
      `checkout-mfe ${remote.version} ${reason} ${shellFirst}`,
    ]);
  });

  test('with several faults, then there is a line for each', () => {
    const remote = aRemote({ requires: { react: { range: '^20.0.0', exports: [] } }, about: { contract: 3 } });

    expect(registryProblems(aRegistry(aShell(), remote), ['checkout-mfe'])).toHaveLength(2);
  });
});

describe('When a shell is published', () => {
  const roles = [
    ['live', (remote: ReturnType<typeof aRemote>) => ({ current: remote, previous: null })],
    ['rollback target', (remote: ReturnType<typeof aRemote>) => ({ current: aRemote(), previous: remote })],
    ['canary', (remote: ReturnType<typeof aRemote>) => ({ current: aRemote(), previous: null, canary: { release: remote, percent: 5 } })],
  ] as const;

  test.each(roles)('that a %s remote is too old for, then it is refused', (role, entryOf) => {
    const remote = aRemote({ requires: { '@aarohan/shared/ui': { range: '^1.0.0', exports: ['Old'] } } });
    const shell = aShell();
    const registry = { generation: 2, apps: { shell: { current: shell, previous: null }, 'checkout-mfe': entryOf(remote) } };

    expect(registryProblems(registry, ['shell'])).toEqual([
      `shell ${shell.version} no longer exports Old of @aarohan/shared/ui, which checkout-mfe ${remote.version} (${role}) uses. Keep it until checkout-mfe has moved on.`,
    ]);
  });

  test('that drops a contract, a module and a version in use, then there is a line for each', () => {
    const shell = aShell({ contracts: [2], provides: { '@aarohan/shared/ui': { version: '2.0.0', exports: ['Button'] } } });
    const remote = aRemote();
    const user = `checkout-mfe ${remote.version} (live)`;

    expect(registryProblems(aRegistry(shell, remote), ['shell'])).toEqual([
      `shell ${shell.version} does not understand contract 1, which ${user} is written for. Keep 1 in shell.json until checkout-mfe has moved on.`,
      `shell ${shell.version} provides @aarohan/shared/ui 2.0.0, ${user} needs ^1.0.0. Publish a checkout-mfe built against 2.0.0 together with it: npm run release -- publish shell checkout-mfe`,
      `shell ${shell.version} does not provide react, which ${user} needs. Keep it in shared/build/shared-modules.js until checkout-mfe has moved on.`,
    ]);
  });
});
