import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Release } from '@aarohan/shared/federation/release';
import { Refusal } from './refusal.ts';
import type { Build, CompressedBuild } from './release-store.ts';

/**
 * Reads what an app's build left in its folder and checks that every file is the one that was built.
 *
 * @throws {Refusal}
 */
export async function readBuild(app: string, folder: string): Promise<Build> {
  const file = path.join(folder, 'release.json');
  if (!existsSync(file))
    throw new Refusal([`${app} has no build in ${folder}. Build it first: cd ${app} && node ../shared/build/build-app.js`]);
  const parsed = Release.safeParse(JSON.parse(await readFile(file, 'utf8')));
  if (!parsed.success) throw new Refusal(parsed.error.issues.map((issue) => manifestLine(app, issue)));
  const release = parsed.data;
  if (release.name !== app || release.about.name !== app) {
    throw new Refusal([`${app} calls itself ${release.about.name} in ${aboutFile(release.kind)}. Use the folder's name, ${app}.`]);
  }
  const files = new Map<string, Buffer>();
  for (const name of Object.keys(release.files)) files.set(name, await readFile(path.join(folder, name)).catch(() => Buffer.alloc(0)));
  const server = release.server && (await readFile(path.join(folder, release.server.file)).catch(() => Buffer.alloc(0)));
  const wrong = [...files].filter(([name, content]) => digestOf(content) !== release.files[name]?.integrity).map(([name]) => name);
  wrong.push(...wrongServer(release, server));
  if (wrong.length > 0)
    throw new Refusal(wrong.map((name) => `${app}: dist/${name} is not the file that was built (its digest differs). Build ${app} again.`));
  return { release, folder, files, server };
}

const wrongServer = ({ server }: Release, content = Buffer.alloc(0)): string[] =>
  server && digestOf(content) !== server.integrity ? [server.file] : [];

/** Makes the brotli and gzip forms that visitors get; fonts and pictures are compressed already. */
export async function compressBuild(build: Build): Promise<CompressedBuild> {
  const texts = [...build.files].filter(([name]) => /\.(js|css|svg|json|map)$/.test(name));
  const compressed = await Promise.all(
    texts.map(async ([name, content]) => {
      const [br, gz] = await Promise.all([brotli(content, brotliOptions(content)), promisify(gzip)(content, { level: 9 })]);
      return [name, { br, gzip: gz }] as const;
    }),
  );
  return { ...build, compressed: new Map(compressed) };
}

const brotli = promisify(brotliCompress);

const brotliOptions = (content: Buffer) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
});

export const digestOf = (content: Buffer): string => `sha384-${createHash('sha384').update(content).digest('base64')}`;

const aboutFile = (kind: Release['kind']) => (kind === 'shell' ? 'shell.json' : 'remote.json');

function manifestLine(app: string, issue: { path: PropertyKey[]; message: string }): string {
  const [top, ...inside] = issue.path.map(String);
  if (top !== 'about') return `${app}: dist/release.json is not a release (${issue.path.join('.')}: ${issue.message}). Build ${app} again.`;
  return `${app}: ${app === 'shell' ? 'shell.json' : 'remote.json'} is not valid at ${inside.join('.') || 'its top'} (${issue.message}). Correct it and build ${app} again.`;
}
