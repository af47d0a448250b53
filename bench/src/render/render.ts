import { stopServers } from '../processes.ts';
import { buildApps, startApi, startComposed } from '../servers.ts';
import { addresses } from './addresses.ts';
import { drawnCount } from './drawn-count.ts';
import { readMetrics } from './edge-metrics.ts';
import { load } from '../load/load.ts';
import { memoryReport } from '../memory-report.ts';
import { measureMemory } from './edge-memory.ts';
import { measureSpeed, speedTable } from './speed.ts';

const speed = { rounds: 3, concurrency: 8, warmUp: 200, uncached: 2_000, cached: 5_000 };
const memory = { concurrency: 8, samples: 10, pagesPerSample: 1_000 };

/**
 * What drawing pages on the web server costs: time, processor and memory of the edge. The API and the one who
 * asks run on the same machine, so that pages per second are a lower bound; pages per CPU second are the edge's alone.
 */
export async function render(): Promise<void> {
  buildApps();
  await startApi();
  const site = await startComposed();
  try {
    await measure(site);
  } catch (error) {
    console.error((await faultsOf(site)).join('\n'));
    throw error;
  } finally {
    await stopServers();
  }
}

async function measure(site: string): Promise<void> {
  const common = { site, addresses: addresses(), drawn: drawnCount() };
  // One at a time, because the first page of each kind loads code.
  common.drawn.add((await load(site, common.addresses.freshMixed(12), 1)).answers);

  console.log(`render: brotli, ${speed.concurrency} pages at once, Node ${process.version}`);
  console.log(`\nhome, ${speed.rounds} rounds of ${speed.uncached} pages drawn anew and ${speed.cached} of one address`);
  console.log(speedTable(await measureSpeed({ ...common, ...speed })));

  console.log(`\nall kinds of pages, drawn anew, ${memory.samples} × ${memory.pagesPerSample}`);
  console.log(memoryReport('edge', await measureMemory({ ...common, ...memory })));

  const { renderFaults } = await readMetrics(site);
  if (renderFaults.length > 0) throw new Error('The edge has left pages to the browser.');
  console.log(`\ndrawn by the edge: ${common.drawn.toString()}, render faults: 0`);
}

/** What the edge says of them, if it still answers. */
const faultsOf = (site: string): Promise<string[]> =>
  readMetrics(site).then(
    ({ renderFaults }) => renderFaults,
    () => ['The edge gives no metrics.'],
  );
