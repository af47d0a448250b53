import { median, percentile, ratio, spread, table } from '../figures.ts';
import type { Addresses } from './addresses.ts';
import type { DrawnCount } from './drawn-count.ts';
import { readMetrics } from './edge-metrics.ts';
import { load } from '../load/load.ts';

interface SpeedPlan {
  site: string;
  addresses: Addresses;
  drawn: DrawnCount;
  rounds: number;
  /** pages asked for at once */
  concurrency: number;
  /** pages before anything is measured */
  warmUp: number;
  /** pages per round, each drawn anew */
  uncached: number;
  /** pages per round, all the same */
  cached: number;
}

interface Speed {
  perSecond: number;
  /** Per second of processor time that the edge's process used, all threads. */
  perCpuSecond: number;
  /** milliseconds */
  p50: number;
  /** milliseconds */
  p95: number;
}

/** How fast pages come that are drawn anew, and pages that the edge still has; in turn, so that noise hits both. */
export async function measureSpeed(plan: SpeedPlan): Promise<{ uncached: Speed[]; cached: Speed[] }> {
  const { addresses } = plan;
  await measured(plan, addresses.freshHomes(plan.warmUp));
  const uncached: Speed[] = [];
  const cached: Speed[] = [];
  for (let round = 0; round < plan.rounds; round += 1) {
    uncached.push(await measured(plan, addresses.freshHomes(plan.uncached)));
    cached.push(await measured(plan, addresses.sameHome(plan.cached)));
  }
  return { uncached, cached };
}

async function measured({ site, concurrency, drawn }: SpeedPlan, paths: string[]): Promise<Speed> {
  const before = await readMetrics(site);
  const { answers, seconds } = await load(site, paths, concurrency);
  const after = await readMetrics(site);
  drawn.add(answers);
  const times = answers.map(({ ms }) => ms);
  return {
    perSecond: answers.length / seconds,
    perCpuSecond: answers.length / (after.cpuSeconds - before.cpuSeconds),
    p50: median(times),
    p95: percentile(times, 0.95),
  };
}

const figures: [name: string, of: (speed: Speed) => number, digits: number][] = [
  ['pages per second', ({ perSecond }) => perSecond, 0],
  ['pages per CPU second of the edge', ({ perCpuSecond }) => perCpuSecond, 0],
  ['p50, ms', ({ p50 }) => p50, 1],
  ['p95, ms', ({ p95 }) => p95, 1],
];

export function speedTable({ uncached, cached }: { uncached: Speed[]; cached: Speed[] }): string {
  const rows = figures.map(([name, of, digits]) => {
    const [drawn, kept] = [uncached.map(of), cached.map(of)];
    return [name, spread(drawn, digits), spread(kept, digits), ratio(median(kept), median(drawn))];
  });
  return table([['', 'uncached', 'cached', 'ratio'], ...rows]);
}
