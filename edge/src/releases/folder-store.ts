import { readFile, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { Registry } from '@aarohan/shared/federation/registry';
import { Release } from '@aarohan/shared/federation/release';
import { addFile, addFolder, clearLeftovers } from './durable-files.ts';
import { digestOf } from './read-build.ts';
import { Refusal } from './refusal.ts';
import type { Change, CompressedBuild, Encoding, ReleaseStore } from './release-store.ts';

const Kept = Registry.extend({ change: z.object({ at: z.string(), by: z.string(), what: z.string() }) });

const suffixes: Record<Encoding, string> = { br: '.br', gzip: '.gz', identity: '' };

/**
 * The release store in a folder:
 *
 *     <app>/<version>/…       a release, its files with `.br` and `.gz` beside them
 *     registry/00000012.json  the twelfth registry; the highest number is the live one
 *
 * A registry is written under another name, flushed, and linked to its number in one step that fails if
 * the number is taken. So there is no lock that could go stale, readers only see whole registries, and
 * of two publishers one is told that it came second.
 *
 * @param onStep told the name of each step before it is made
 */
export function folderStore(folder: string, onStep: (step: string) => void = () => {}): ReleaseStore {
  const registries = path.join(folder, 'registry');
  const registryFile = (generation: number) => path.join(registries, `${String(generation).padStart(8, '0')}.json`);
  const releaseFolder = (app: string, version: string) => path.join(folder, app, version);
  const found = new Map<string, Release>();
  let newest: { registry: Registry; change: Change } | undefined;

  const following = (state: typeof newest) => state && registryFile(state.registry.generation + 1);

  const advance = async (file: string) => {
    const read = await readRegistry(file);
    // Whoever asked at the same time may have been here already: one state is one object.
    if (!newest || read.registry.generation > newest.registry.generation) newest = read;
  };

  const latest = async () => {
    if (!newest) {
      const highest = (await generations(registries)).at(-1);
      if (highest) await advance(registryFile(highest));
    }
    for (let next = following(newest); next && (await exists(next)); next = following(newest)) await advance(next);
    return newest?.registry;
  };

  const findRelease = async (app: string, version: string) => {
    const key = `${app}/${version}`;
    const known = found.get(key);
    if (known) return known;
    const release = await readRelease(path.join(releaseFolder(app, version), 'release.json'));
    if (release) found.set(key, release);
    return release;
  };

  return {
    latest,
    findRelease,
    read: async (release, file, encoding) => {
      const name = path.join(releaseFolder(release.name, release.version), file);
      const content = await readFile(name + suffixes[encoding]).catch(() => undefined);
      return content ? { content, encoding } : { content: await readFile(name), encoding: 'identity' };
    },
    readServer: async ({ name, version, server }) => {
      const content = server && (await readFile(path.join(releaseFolder(name, version), server.file)).catch(() => undefined));
      return content && digestOf(content) === server.integrity ? content.toString() : undefined;
    },
    keep: async (build) => {
      await clearLeftovers(folder);
      const { name, version } = build.release;
      const added = await addFolder(releaseFolder(name, version), filesOf(build), onStep);
      if (added) return;
      const there = await readFile(path.join(releaseFolder(name, version), 'release.json'));
      if (there.equals(releaseJson(build.release))) return;
      throw new Refusal([
        `${name} ${version} is already in the store with other content. Raise the version in ${name}/package.json and publish again.`,
      ]);
    },
    commit: (next, change) => addFile(registryFile(next.generation), JSON.stringify({ ...next, change }), onStep),
    history: async (limit) => {
      const newestFirst = (await generations(registries)).slice(-limit).reverse();
      return Promise.all(
        newestFirst.map(async (generation) => {
          const { change } = await readRegistry(registryFile(generation));
          return { generation, ...change };
        }),
      );
    },
  };
}

const releaseJson = (release: Release) => Buffer.from(JSON.stringify(release));

function filesOf({ release, files, server, compressed }: CompressedBuild): [string, Buffer][] {
  const beside = [...compressed].flatMap(([name, { br, gzip }]): [string, Buffer][] => [
    [`${name}.br`, br],
    [`${name}.gz`, gzip],
  ]);
  const forServer: [string, Buffer][] = release.server && server ? [[release.server.file, server]] : [];
  return [...files, ...beside, ...forServer, ['release.json', releaseJson(release)]];
}

async function readRegistry(file: string): Promise<{ registry: Registry; change: Change }> {
  const parsed = Kept.safeParse(await readJson(file));
  if (parsed.success) {
    const { change, ...registry } = parsed.data;
    return { registry, change };
  }
  throw new Refusal([`${file} is not a registry of this site. Put the file back from a backup, or delete DATA_DIR to start anew.`]);
}

async function readRelease(file: string): Promise<Release | undefined> {
  return (await exists(file)) ? Release.parse(await readJson(file)) : undefined;
}

const readJson = async (file: string): Promise<unknown> => {
  const text = await readFile(file, 'utf8');
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const exists = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  );

async function generations(registries: string): Promise<number[]> {
  const names = await readdir(registries).catch((): string[] => []);
  return names
    .filter((name) => /^\d{8}\.json$/.test(name))
    .map((name) => Number.parseInt(name, 10))
    .sort((a, b) => a - b);
}
