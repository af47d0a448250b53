import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import type { Release } from '@aarohan/shared/federation/release';
import { writeBuild, writeRemoteBuild, writeShellBuild } from '../testing/a-build.ts';
import { aRemote } from '../testing/a-release.ts';
import { tempFolders } from '../testing/temp-folder.ts';
import { folderStore } from './folder-store.ts';
import { publishReleases, rollBack } from './publish-releases.ts';
import { readBuild } from './read-build.ts';

const author = { at: '2026-11-21T10:00:00.000Z', by: 'asha' };
const newFolder = tempFolders();

/** A store with a live shell, and a way to publish builds into it. */
async function aSite() {
  const store = folderStore(await newFolder());
  const publish = async (...builds: Promise<[string, Release]>[]) => {
    const written = await Promise.all(builds);
    return publishReleases(store, await Promise.all(written.map(([folder, release]) => readBuild(release.name, folder))), author);
  };
  await publish(shell());
  const live = async () =>
    Object.fromEntries(
      Object.entries((await store.latest())?.apps ?? {}).map(([name, entry]) => [name, [entry.current.version, entry.previous?.version]]),
    );
  return { store, publish, live };
}

async function shell(
  ...about: Parameters<typeof writeShellBuild> extends [string, ...infer Rest] ? Rest : never
): Promise<[string, Release]> {
  const folder = await newFolder();
  return [folder, await writeShellBuild(folder, ...about)];
}

async function remote(about: Parameters<typeof aRemote>[0] = {}): Promise<[string, Release]> {
  const folder = await newFolder();
  return [folder, await writeRemoteBuild(folder, about)];
}

describe('When a remote is published', () => {
  test('then it is live, its predecessor is kept, and history says who did it', async () => {
    const { store, publish, live } = await aSite();
    const [first, second] = [await remote(), await remote()];
    await publish(Promise.resolve(first));

    expect(await publish(Promise.resolve(second))).toEqual([
      { app: 'checkout-mfe', version: second[1].version, result: 'published', generation: 3 },
    ]);
    expect((await live())['checkout-mfe']).toEqual([second[1].version, first[1].version]);
    expect((await store.history(1))[0]).toEqual({ ...author, generation: 3, what: `publish checkout-mfe ${second[1].version}` });
  });

  test('a second time, then nothing changes', async () => {
    const { store, publish } = await aSite();
    const built = await remote();
    await publish(Promise.resolve(built));
    const before = await store.latest();

    expect(await publish(Promise.resolve(built))).toMatchObject([{ result: 'unchanged', generation: 2 }]);
    expect(await store.latest()).toEqual(before);
  });

  test('that does not fit, then every reason is said and nothing changes', async () => {
    const { store, publish } = await aSite();
    const misfit = remote({ about: { contract: 7 }, requires: { react: { range: '^20.0.0', exports: [] } } });

    await expect(publish(misfit)).rejects.toMatchObject({
      name: 'Refusal',
      lines: [expect.stringContaining('contract 7'), expect.stringContaining('react ^20.0.0')],
    });
    expect((await store.latest())?.generation).toBe(1);
  });

  test('whose entry throws, then it is refused and nothing changes', async () => {
    const { store, publish } = await aSite();
    const folder = await newFolder();
    const built = writeBuild(folder, aRemote(), { 'remoteEntry.js': 'throw new Error("no such thing")' });

    await expect(publish(built.then((release) => [folder, release]))).rejects.toThrow(
      'remoteEntry.js throws: no such thing. Correct src/remote.tsx',
    );
    expect((await store.latest())?.generation).toBe(1);
  });

  test('whose file was changed after the build, then it is refused', async () => {
    const { publish } = await aSite();
    const [folder, release] = await remote();
    await writeFile(path.join(folder, 'remote.js'), 'something else');

    await expect(publish(Promise.resolve([folder, release]))).rejects.toThrow(
      'checkout-mfe: dist/remote.js is not the file that was built (its digest differs). Build checkout-mfe again.',
    );
  });

  test('whose manifest is not valid, then the field is named', async () => {
    const { publish } = await aSite();
    const misnamed = remote({ about: { routes: [{ path: 'cart', page: 'cart-page', title: 'Cart', calls: [], render: 'server' }] } });

    await expect(publish(misnamed)).rejects.toThrow(
      'checkout-mfe: remote.json is not valid at routes.0.path (a react-router path that starts with /). Correct it and build checkout-mfe again.',
    );
  });

  test('from a folder without a build, then that is said', async () => {
    const { publish } = await aSite();
    const [folder, release] = await remote();
    await rm(path.join(folder, 'release.json'));

    await expect(publish(Promise.resolve([folder, release]))).rejects.toThrow('checkout-mfe has no build in');
  });
});

describe('When a shell and a remote are published together', () => {
  test('then they are judged together, and the remote loses a predecessor that no longer fits', async () => {
    const { publish, live } = await aSite();
    await publish(remote());
    const [next, host] = [await remote({ about: { contract: 2 } }), await shell({ contracts: [2] })];

    await expect(publish(Promise.resolve(host))).rejects.toThrow('does not understand contract 1');
    await publish(Promise.resolve(host), Promise.resolve(next));

    expect((await live())['checkout-mfe']).toEqual([next[1].version, undefined]);
  });
});

describe('When an app is rolled back', () => {
  test('then its previous release is live, and once more brings it forward', async () => {
    const { store, publish, live } = await aSite();
    const [first, second] = [await remote(), await remote()];
    await publish(Promise.resolve(first));
    await publish(Promise.resolve(second));

    expect(await rollBack(store, 'checkout-mfe', author)).toMatchObject({ result: 'rolled-back', version: first[1].version });
    expect((await live())['checkout-mfe']).toEqual([first[1].version, second[1].version]);
    await rollBack(store, 'checkout-mfe', author);
    expect((await live())['checkout-mfe']).toEqual([second[1].version, first[1].version]);
  });

  test('without a previous release, then it is refused', async () => {
    const { store } = await aSite();

    await expect(rollBack(store, 'shell', author)).rejects.toThrow('shell has no previous release to go back to.');
  });

  test('to a shell that a live remote has outgrown, then it is refused', async () => {
    const { store, publish } = await aSite();
    await publish(shell({ contracts: [1, 2] }));
    await publish(remote({ about: { contract: 2 } }));

    await expect(rollBack(store, 'shell', author)).rejects.toThrow('does not understand contract 2');
    expect((await store.latest())?.generation).toBe(3);
  });
});
