import { mean, rounded } from '../figures.ts';
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

const flatAtMost = 1.1;

/** The samples in MB, and whether the end is as high as the beginning. The first sample counts for neither: caches are filling. */
export function memoryReport(samples: number[]): string {
  const megabytes = samples.map((bytes) => rounded(bytes / 1024 / 1024)).join(' ');
  const growth = mean(samples.slice(-3)) / mean(samples.slice(1, 4));
  const verdict = growth <= flatAtMost ? 'flat' : 'not flat';
  return `resident memory of the edge, MB: ${megabytes}\nlast three samples against samples 2–4: ${growth.toFixed(2)}, aim ≤ ${flatAtMost}: ${verdict}`;
}
