import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { type Exposed, buildProblems } from './build-rules.ts';
import { compressBuild } from './read-build.ts';
import { Refusal } from './refusal.ts';
import type { Build, CompressedBuild } from './release-store.ts';

const run = promisify(execFile);
const loadDeadline = 15_000;

/**
 * The part of the gate that looks at a build alone: page chunks, size budget, and an entry that loads
 * and exposes what its `remote.json` says. What is live comes in later, in `registryProblems`.
 *
 * @throws {Refusal}
 */
export async function admitBuild(build: Build): Promise<CompressedBuild> {
  const [compressed, exposed] = await Promise.all([
    compressBuild(build),
    build.release.kind === 'remote' ? loadEntry(build.folder) : undefined,
  ]);
  const sizeOf = (file: string) => compressed.compressed.get(file)?.br.length ?? build.files.get(file)?.length ?? 0;
  const problems = buildProblems(build.release, sizeOf, exposed);
  if (problems.length > 0) throw new Refusal(problems);
  return compressed;
}

const Loaded = z.union([z.object({ contract: z.number(), paths: z.array(z.string()) }), z.object({ problem: z.string() })]);

async function loadEntry(folder: string): Promise<Exposed> {
  try {
    const { stdout } = await run(process.execPath, [path.join(import.meta.dirname, 'load-entry.js'), folder], {
      timeout: loadDeadline,
      env: {},
    });
    return Loaded.parse(JSON.parse(stdout.slice(stdout.lastIndexOf('\n') + 1)));
  } catch {
    return { problem: "cannot be loaded, or does not expose './remote'" };
  }
}
