import path from 'node:path';
import { folderStore } from '@aarohan/edge/releases/folder-store';
import { publishReleases } from '@aarohan/edge/releases/publish-releases';
import { readBuild } from '@aarohan/edge/releases/read-build';
import { root, runCommand, stopServers } from '../processes.ts';
import { buildApps, startApi, startComposed, startEdge } from '../servers.ts';
import { startTwin } from './static-twin.ts';

export const siteNames = ['composed', 'one bundle', 'static twin'] as const;
export type SiteName = (typeof siteNames)[number];

export interface Site {
  url: string;
  /** Whether its documents must come drawn, with the data to take them over. */
  drawn: boolean;
  /** Whether its pages have code that comes alive. */
  hasCode: boolean;
}

export interface Sites {
  sites: Record<SiteName, Site>;
  stop: () => Promise<void>;
}

/**
 * Builds and starts the three sites in front of one API: ours; the same sources as one bundle, drawn by the browser
 * behind the same edge; and our pages as files, without code.
 *
 * @param paths pages that the static twin has
 */
export async function startSites(paths: string[]): Promise<Sites> {
  buildApps();
  runCommand(['bench/monolith/build.js']);
  await startApi();
  const composed = await startComposed();
  const bundle = await startEdge('monolith', 3802, publishMonolith);
  const twin = await startTwin(composed, paths);
  return {
    sites: {
      composed: { url: composed, drawn: true, hasCode: true },
      'one bundle': { url: bundle, drawn: false, hasCode: true },
      'static twin': { url: twin.url, drawn: false, hasCode: false },
    },
    stop: async () => {
      await twin.stop();
      await stopServers();
    },
  };
}

/** Its build has nothing for the server, so the edge leaves every page to the browser. */
async function publishMonolith(dataDir: string): Promise<void> {
  const build = await readBuild('shell', path.join(root, 'bench/dist/monolith'));
  await publishReleases(folderStore(path.join(dataDir, 'releases')), [build], { at: new Date().toISOString(), by: 'bench' });
}
