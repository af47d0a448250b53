import { execFile } from 'node:child_process';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from '@jest/globals';
import { writeBuild, writeRemoteBuild, writeShellBuild } from '../testing/a-build.ts';
import { aShell } from '../testing/a-release.ts';
import { tempFolders } from '../testing/temp-folder.ts';
import { folderStore } from './folder-store.ts';
import { publishReleases } from './publish-releases.ts';
import { compressBuild, readBuild } from './read-build.ts';

const run = promisify(execFile);
const newFolder = tempFolders();
const author = { at: '2026-11-21T10:00:00.000Z', by: 'asha' };
const child = path.join(import.meta.dirname, '../testing/publish-child.ts');

const publishInProcess = (...args: string[]) => run(process.execPath, ['--import', 'tsx', child, ...args]);

async function aStoreWithShell(): Promise<string> {
  const [folder, build] = [await newFolder(), await newFolder()];
  const { name } = await writeShellBuild(build);
  await publishReleases(folderStore(folder), [await readBuild(name, build)], author);
  return folder;
}

describe('When ten publish at once', () => {
  test('then all are published, one after the other', async () => {
    const folder = await aStoreWithShell();
    const letters = 'abcdefghij'.split('');
    const builds = await Promise.all(letters.map(() => newFolder()));
    await Promise.all(
      letters.map((letter, i) =>
        writeRemoteBuild(builds[i] ?? '', {
          name: `${letter}-mfe`,
          about: { routes: [{ path: `/${letter}`, page: 'cart-page', title: letter, calls: [], render: 'server' }] },
        }),
      ),
    );

    const results = await Promise.all(letters.map((letter, i) => publishInProcess(folder, `${letter}-mfe`, builds[i] ?? '')));

    expect(results.map(({ stdout }) => stdout)).toEqual(letters.map(() => 'published'));
    const registry = await folderStore(folder).latest();
    expect(registry?.generation).toBe(11);
    expect(Object.keys(registry?.apps ?? {}).sort()).toEqual([...letters.map((letter) => `${letter}-mfe`), 'shell']);
  }, 60_000);
});

describe('When a publisher is killed', () => {
  test.each(['stage-folder', 'write remote.js', 'rename-folder', 'stage-file', 'link-file', 'linked-file'])(
    'before %s, then the registry is whole and the next publish works',
    async (step) => {
      const [folder, build] = [await aStoreWithShell(), await newFolder()];
      const { version } = await writeRemoteBuild(build);

      await expect(publishInProcess(folder, 'checkout-mfe', build, step)).rejects.toMatchObject({ signal: 'SIGKILL' });

      const left = await folderStore(folder).latest();
      expect(left?.apps['checkout-mfe']?.current.version).toBe(step === 'linked-file' ? version : undefined);
      const [outcome] = await publishReleases(folderStore(folder), [await readBuild('checkout-mfe', build)], author);
      expect(outcome?.result).toBe(step === 'linked-file' ? 'unchanged' : 'published');
    },
    30_000,
  );
});

describe('When a store is read', () => {
  test('while others publish, then the newest registry is seen without a restart', async () => {
    const folder = await aStoreWithShell();
    const reader = folderStore(folder);
    const before = await reader.latest();
    const build = await newFolder();
    await writeRemoteBuild(build);

    await publishReleases(folderStore(folder), [await readBuild('checkout-mfe', build)], author);

    expect(before?.apps['checkout-mfe']).toBeUndefined();
    expect((await reader.latest())?.apps['checkout-mfe']).toBeDefined();
  });

  test('again and again while nobody publishes, then it is the same registry', async () => {
    const reader = folderStore(await aStoreWithShell());

    const [first, second] = await Promise.all([reader.latest(), reader.latest()]);

    expect(first).toBeDefined();
    expect([second, await reader.latest()].map((each) => each === first)).toEqual([true, true]);
  });

  test('that nobody has published to, then there is no registry', async () => {
    expect(await folderStore(await newFolder()).latest()).toBeUndefined();
  });

  test('whose registry is something else, then that is said in one sentence', async () => {
    const folder = await newFolder();
    await mkdir(path.join(folder, 'registry'));
    await writeFile(path.join(folder, 'registry/00000001.json'), '{"half":');

    await expect(folderStore(folder).latest()).rejects.toThrow('00000001.json is not a registry of this site.');
  });
});

describe('When a release has a server build', () => {
  async function aStoreWithServer() {
    const [folder, build] = [await newFolder(), await newFolder()];
    const release = await writeBuild(build, aShell(), { 'server.cjs': 'exports.protocol = 1;' });
    const store = folderStore(folder);
    await store.keep(await compressBuild(await readBuild('shell', build)));
    return { store, build, release, kept: path.join(folder, 'shell', release.version) };
  }

  test('then it is kept, read, and never one of the files that are served', async () => {
    const { store, release, kept } = await aStoreWithServer();

    expect(await store.readServer(release)).toBe('exports.protocol = 1;');
    expect(await readdir(kept)).toEqual(expect.arrayContaining(['server.cjs']));
    expect(await readdir(kept)).not.toEqual(expect.arrayContaining(['server.cjs.br']));
    expect((await store.findRelease('shell', release.version))?.files).not.toHaveProperty(['server.cjs']);
  });

  test('that is gone or has been changed, then it is not read', async () => {
    const { store, release, kept } = await aStoreWithServer();

    await writeFile(path.join(kept, 'server.cjs'), 'other');
    expect(await store.readServer(release)).toBeUndefined();
    await rm(path.join(kept, 'server.cjs'));
    expect(await store.readServer(release)).toBeUndefined();
    expect(await store.readServer({ ...release, server: undefined })).toBeUndefined();
  });

  test('that is not the one that was built, then the build is refused', async () => {
    const { build } = await aStoreWithServer();
    await writeFile(path.join(build, 'server.cjs'), 'other');

    await expect(readBuild('shell', build)).rejects.toThrow('dist/server.cjs is not the file that was built');
  });
});

describe('When a release is kept', () => {
  test('then its files lie beside their brotli and gzip forms, fonts as they are', async () => {
    const folder = await aStoreWithShell();
    const [version = ''] = await readdir(path.join(folder, 'shell'));

    expect((await readdir(path.join(folder, 'shell', version))).sort()).toEqual([
      'font.woff2',
      'release.json',
      'shell.js',
      'shell.js.br',
      'shell.js.gz',
    ]);
  });

  test('under a version that holds other content, then it is refused', async () => {
    const [folder, build] = [await newFolder(), await newFolder()];
    await writeRemoteBuild(build);
    const made = await compressBuild(await readBuild('checkout-mfe', build));
    await folderStore(folder).keep(made);
    const other = { ...made, release: { ...made.release, container: 'other' } };

    await expect(folderStore(folder).keep(other)).rejects.toThrow(
      `checkout-mfe ${made.release.version} is already in the store with other content.`,
    );
  });
});
