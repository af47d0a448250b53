// @ts-check
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { rspack } from '@rspack/core';
import { buildServer, serverFile, serverProtocol } from './server-build.js';

/**
 * Stands in for the release's hash until the content is known; part of every global name. Letters
 * only, because bundlers squeeze underscores; as long as what replaces it, so source maps stay true.
 */
export const releasePlaceholder = 'xRELEASEHASHx';

const chunkIntegrityPlaceholder = /\{\s*"?__CHUNK_INTEGRITY__"?\s*:\s*0\s*\}/g;

/**
 * Turns a finished build into a release: names it by its content, lets every chunk be loaded with
 * its digest, and writes `release.json` (shape: `shared/src/federation/release.ts`).
 *
 * The entry carries the digests of its chunks and the registry carries the digest of the entry, so
 * the browser refuses any file that is not the one that was published.
 *
 * With `server` the release also carries the server build of the same sources, beside the files that browsers get.
 *
 * @typedef {{ name: string, kind: 'shell' | 'remote', semver: string, entry: string, aboutFile: string,
 *   surface: (compilation: import('@rspack/core').Compilation) => Surface,
 *   server?: import('@rspack/core').Configuration }} ReleaseOptions
 * @typedef {{ requires?: object, provides?: object }} Surface
 */
export class ReleasePlugin {
  /** @param {ReleaseOptions} options */
  constructor(options) {
    this.options = options;
  }

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap('release', (compilation) => {
      rspack.RuntimePlugin.getCompilationHooks(compilation).createScript.tap(
        'release',
        // Without `crossOrigin` the request would differ from the preload's, and the file would be fetched twice.
        (code) =>
          `${code}\nscript.crossOrigin = 'anonymous';\nscript.integrity = ({ "__CHUNK_INTEGRITY__": 0 })[url.slice(url.lastIndexOf('/') + 1)] || '';`,
      );
      compilation.hooks.processAssets.tapPromise({ name: 'release', stage: rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT }, async () => {
        compilation.fileDependencies.add(this.options.aboutFile);
        const surface = this.options.surface(compilation);
        const server = await this.buildServer(compilation);
        if (compilation.errors.length === 0) writeRelease(compilation, this.options, surface, server);
      });
    });
  }

  /** @param {import('@rspack/core').Compilation} compilation */
  async buildServer(compilation) {
    if (!this.options.server) return undefined;
    try {
      const { content, sources } = await buildServer(this.options.server);
      for (const source of sources) compilation.fileDependencies.add(source);
      return content;
    } catch (error) {
      compilation.errors.push(/** @type {any} */ (new Error(`The server build fails: ${error instanceof Error ? error.message : error}`)));
      return undefined;
    }
  }
}

/**
 * @param {import('@rspack/core').Compilation} compilation
 * @param {ReleaseOptions} options
 * @param {Surface} surface
 * @param {Buffer} [server]
 */
function writeRelease(compilation, { name, kind, semver, entry, aboutFile }, { requires, provides }, server) {
  const about = JSON.parse(readFileSync(aboutFile, 'utf8'));
  const pages = pagesOf(compilation);
  // The entries come last, because they carry the digests of the others.
  const entries = new Set([...compilation.entrypoints.values()].flatMap((point) => point.getFiles()).concat(entry));
  const contents = new Map(compilation.getAssets().map((asset) => [asset.name, asset.source.buffer()]));
  // Put anew below, not updated: a watcher does not write a file again whose content before this stage is the same as last time.
  for (const file of contents.keys()) compilation.deleteAsset(file);
  const hash = hashOf(
    server ? new Map([...contents, [serverFile, server]]) : contents,
    JSON.stringify({ semver, about, requires, provides }),
  );

  const files = /** @type {Record<string, { integrity: string, bytes: number }>} */ ({});
  for (const file of [...contents.keys()].sort((a, b) => Number(entries.has(a)) - Number(entries.has(b)) || (a < b ? -1 : 1))) {
    const content = stamp(/** @type {Buffer} */ (contents.get(file)), file, hash, files);
    compilation.emitAsset(file, new rspack.sources.RawSource(content));
    files[file] = { integrity: digestOf(content), bytes: content.length };
  }
  if (server) compilation.emitAsset(serverFile, new rspack.sources.RawSource(server));

  const container = `${name.replaceAll('-', '_')}_${hash}`;
  const forServer = server && { file: serverFile, protocol: serverProtocol, integrity: digestOf(server), bytes: server.length };
  const release = {
    name,
    kind,
    version: `${semver}+${hash}`,
    container,
    entry,
    files,
    pages,
    server: forServer,
    requires,
    provides,
    about,
  };
  compilation.emitAsset('release.json', new rspack.sources.RawSource(`${JSON.stringify(release, null, 2)}\n`));
}

/** @param {Buffer} content */
const digestOf = (content) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

/**
 * @param {Buffer} content
 * @param {string} file
 * @param {string} hash
 * @param {Record<string, { integrity: string }>} earlier the files that this one may load
 */
function stamp(content, file, hash, earlier) {
  if (!/\.(js|map)$/.test(file)) return content;
  const chunks = Object.fromEntries(
    Object.entries(earlier)
      .filter(([chunk]) => chunk.endsWith('.js'))
      .map(([chunk, { integrity }]) => [chunk, integrity]),
  );
  const named = content.toString().replaceAll(releasePlaceholder, `_${hash}`);
  return Buffer.from(file.endsWith('.js') ? named.replace(chunkIntegrityPlaceholder, () => JSON.stringify(chunks)) : named);
}

/**
 * @param {Map<string, Buffer>} contents
 * @param {string} about
 */
function hashOf(contents, about) {
  const hash = createHash('sha256').update(about);
  for (const [name, content] of [...contents].sort(([a], [b]) => (a < b ? -1 : 1))) hash.update(name).update('\0').update(content);
  return hash.digest('hex').slice(0, 12);
}

/**
 * What must be on the page before a named chunk can run, so that the edge can preload it.
 *
 * @param {import('@rspack/core').Compilation} compilation
 */
function pagesOf(compilation) {
  return Object.fromEntries(
    [...compilation.namedChunkGroups]
      .filter(([name]) => !name.includes(releasePlaceholder))
      .map(
        ([name, group]) =>
          /** @type {const} */ ([
            name,
            group
              .getFiles()
              .filter((file) => file.endsWith('.js'))
              .sort(),
          ]),
      )
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}
