import { userInfo } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { errorCode } from '../error-code.ts';
import { buildStale } from './build-apps.ts';
import { folderStore } from './folder-store.ts';
import { listReleases } from './list-releases.ts';
import { type Outcome, publishReleases, rollBack } from './publish-releases.ts';
import { readBuild } from './read-build.ts';
import { Refusal } from './refusal.ts';
import type { Build, ReleaseStore } from './release-store.ts';
import { projectRoot, siteApps } from './site-apps.ts';

const usage = `Usage: npm run release -- publish [APP…]   build what changed, check it, make it live (no APP: all)
       npm run release -- rollback APP     make the previous release live again
       npm run release -- list [APP]       what is live, and the last changes
       --json prints one object`;

/** What a command prints and how it ends. */
export interface CommandResult {
  lines: string[];
  json: object;
  exitCode: 0 | 1;
}

/** Runs `npm run release -- …`. Never throws for what a team can do about. */
export async function runReleaseCommand(args: string[], dataDir: string, say: (line: string) => void): Promise<CommandResult> {
  try {
    const { positionals } = parseArgs({ args, allowPositionals: true, options: { json: { type: 'boolean' } } });
    const [verb = '', ...apps] = positionals;
    const unknown = apps.filter((app) => !siteApps().includes(app));
    if (unknown.length > 0) throw new Refusal([`There is no app ${unknown.join(', ')}. The apps are ${siteApps().join(', ')}.`]);
    return await runVerb(verb, apps, folderStore(path.join(dataDir, 'releases')), say);
  } catch (error) {
    const lines = error instanceof Refusal ? error.lines : isArgumentError(error) ? [error.message, ...usage.split('\n')] : undefined;
    if (!lines) throw error;
    return { lines, json: { ok: false, problems: lines }, exitCode: 1 };
  }
}

async function runVerb(verb: string, apps: string[], store: ReleaseStore, say: (line: string) => void): Promise<CommandResult> {
  const [only] = apps;
  if (verb === 'publish') return publish(store, only ? apps : siteApps(), say);
  if (verb === 'rollback' && only && apps.length === 1) return done([await rollBack(store, only, author())]);
  if (verb === 'list') return { ...(await listReleases(store, apps)), exitCode: 0 };
  throw new Refusal(usage.split('\n'));
}

async function publish(store: ReleaseStore, apps: string[], say: (line: string) => void): Promise<CommandResult> {
  const built = await buildStale(projectRoot, apps);
  if (built.length > 0) say(`built ${built.join(', ')}`);
  const builds: Build[] = [];
  for (const app of apps) builds.push(await readBuild(app, path.join(projectRoot, app, 'dist')));
  return done(await publishReleases(store, builds, author()));
}

const done = (outcomes: Outcome[]): CommandResult => ({
  lines: outcomes.map(sentence),
  json: { ok: true, releases: outcomes },
  exitCode: 0,
});

function sentence({ app, version, result }: Outcome): string {
  switch (result) {
    case 'published':
      return `${app} ${version} is live`;
    case 'unchanged':
      return `${app} ${version} was live already; nothing changed`;
    case 'rolled-back':
      return `${app} is back at ${version}`;
  }
}

const author = () => ({ at: new Date().toISOString(), by: userInfo().username });

const isArgumentError = (error: unknown): error is Error => error instanceof Error && (errorCode(error) ?? '').startsWith('ERR_PARSE_ARGS');
