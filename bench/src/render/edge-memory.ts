import type { Addresses } from './addresses.ts';
import type { DrawnCount } from './drawn-count.ts';
import { readMetrics } from './edge-metrics.ts';
import { load } from '../load/load.ts';

interface MemoryPlan {
  site: string;
  addresses: Addresses;
  drawn: DrawnCount;
  concurrency: number;
  /** at least 4; the memory is read after each */
  samples: number;
  /** pages of all kinds before each sample */
  pagesPerSample: number;
}

/** Bytes that the edge's process holds, after every so many pages drawn anew. */
export async function measureMemory({ site, addresses, drawn, concurrency, ...plan }: MemoryPlan): Promise<number[]> {
  const samples: number[] = [];
  for (let i = 0; i < plan.samples; i += 1) {
    const { answers } = await load(site, addresses.freshMixed(plan.pagesPerSample), concurrency);
    samples.push((await readMetrics(site)).residentBytes);
    drawn.add(answers);
  }
  return samples;
}
