import { utimes } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { writeBuild, writeRemoteBuild } from '../testing/a-build.ts';
import { aRegistry, aRemote, aShell } from '../testing/a-release.ts';
import { fakeSource } from '../testing/fake-source.ts';
import { tempFolders } from '../testing/temp-folder.ts';
import { devReleases } from './dev-releases.ts';

const newFolder = tempFolders();

describe('When an app is live in development', () => {
  test('then its watch build stands in place of its release', async () => {
    const folder = await newFolder();
    const built = await writeRemoteBuild(folder);
    const { releases } = devReleases(fakeSource(aRegistry(aShell(), aRemote())), { DEV_APPS: `checkout-mfe=${folder}` });

    expect((await releases.latest())?.apps['checkout-mfe']).toEqual({ current: built, previous: null });
    expect((await releases.read(built, 'remote.js', 'br')).content.toString()).toBe(`/* remote.js of ${built.version} */`);
  });

  test('then the server draws with its watch build', async () => {
    const folder = await newFolder();
    const built = await writeBuild(folder, aRemote(), { 'server.cjs': 'watched' });
    const [shell, without] = [aShell(), await newFolder()];
    const bare = await writeRemoteBuild(without, { name: 'campus-mfe' });
    const store = fakeSource(aRegistry(shell), { [`shell@${shell.version}`]: 'published' });
    const { releases } = devReleases(store, { DEV_APPS: `checkout-mfe=${folder},campus-mfe=${without}` });

    expect(await Promise.all([built, shell, bare].map((release) => releases.readServer(release)))).toEqual([
      'watched',
      'published',
      undefined,
    ]);
  });

  test('and built again, then pages that load the build before it still can', async () => {
    const folder = await newFolder();
    const first = await writeRemoteBuild(folder);
    const { releases } = devReleases(fakeSource(aRegistry(aShell())), { DEV_APPS: `checkout-mfe=${folder}` });
    await releases.latest();

    const second = await writeRemoteBuild(folder);
    await utimes(path.join(folder, 'release.json'), 1, 1);

    expect((await releases.latest())?.apps['checkout-mfe']?.current.version).toBe(second.version);
    expect((await releases.read(first, 'remote.js', 'br')).content.toString()).toContain(first.version);
  });

  test('and alone, then no other remote is on the page', async () => {
    const folder = await newFolder();
    await writeRemoteBuild(folder);
    const store = fakeSource(aRegistry(aShell(), aRemote({ name: 'campus-mfe' })));
    const { releases } = devReleases(store, { DEV_APPS: `checkout-mfe=${folder}`, DEV_STANDALONE: 'checkout-mfe' });

    expect(Object.keys((await releases.latest())?.apps ?? {})).toEqual(['shell', 'checkout-mfe']);
  });
});

test('When nothing is live in development, then the store is used as it is', () => {
  const store = fakeSource(undefined);

  expect(devReleases(store, { DEV_APPS: '' })).toEqual({ releases: store });
});
