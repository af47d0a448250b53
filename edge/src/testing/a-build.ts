import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from '@aarohan/shared/federation/release';
import { serverProtocol } from '@aarohan/shared/federation/server-render';
import { digestOf } from '../releases/read-build.ts';
import { aRemote, aShell } from './a-release.ts';

/** Writes a release's files as its build would leave them; `contents` replaces what a file holds, and with `server.cjs` adds a server build. */
export async function writeBuild(folder: string, release: Release, contents: Record<string, string> = {}): Promise<Release> {
  await mkdir(folder, { recursive: true });
  const files: Release['files'] = {};
  for (const name of Object.keys(release.files)) {
    const content = Buffer.from(contents[name] ?? `/* ${name} of ${release.version} */`);
    await writeFile(path.join(folder, name), content);
    files[name] = { integrity: digestOf(content), bytes: content.length };
  }
  const built = { ...release, files, server: await writeServer(folder, contents['server.cjs']) };
  await writeFile(path.join(folder, 'release.json'), JSON.stringify(built));
  return built;
}

async function writeServer(folder: string, text?: string): Promise<Release['server']> {
  if (text === undefined) return undefined;
  const content = Buffer.from(text);
  await writeFile(path.join(folder, 'server.cjs'), content);
  return { file: 'server.cjs', protocol: serverProtocol, integrity: digestOf(content), bytes: content.length };
}

/** The smallest entry that exposes `./remote` with these routes. */
export const remoteEntry = (container: string, paths: string[], contract = 1): string => `var ${container} = {
  init: () => {},
  get: async () => () => ({ default: { contract: ${contract}, routes: () => ${JSON.stringify(paths.map((each) => ({ path: each })))} } }),
};`;

/** Writes the build of a remote whose entry works. */
export function writeRemoteBuild(folder: string, ...about: Parameters<typeof aRemote>): Promise<Release> {
  const release = aRemote(...about);
  const paths = release.about.routes.map((route) => route.path);
  return writeBuild(folder, release, { 'remoteEntry.js': remoteEntry(release.container, paths, release.about.contract) });
}

export const writeShellBuild = (folder: string, ...about: Parameters<typeof aShell>): Promise<Release> =>
  writeBuild(folder, aShell(...about));
