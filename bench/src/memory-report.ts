import { mean, rounded } from './figures.ts';

const flatAtMost = 1.1;

/**
 * Samples of a process' memory in MB, and whether the end is as high as the beginning. The first sample counts for neither:
 * caches are filling.
 *
 * @param samples bytes, at least 4
 */
export function memoryReport(who: string, samples: number[]): string {
  const megabytes = samples.map((bytes) => rounded(bytes / 1024 / 1024)).join(' ');
  const growth = mean(samples.slice(-3)) / mean(samples.slice(1, 4));
  const verdict = growth <= flatAtMost ? 'flat' : 'not flat';
  return `resident memory of the ${who}, MB: ${megabytes}\nlast three samples against samples 2–4: ${growth.toFixed(2)}, aim ≤ ${flatAtMost}: ${verdict}`;
}
