import { onlyValueOf, residentBytes, samplesOf, scrape, valueOf } from '../metrics.ts';

export interface EdgeMetrics {
  /** Used by the process since its start, all threads, user and system. */
  cpuSeconds: number;
  /** Resident memory of the process, all threads. */
  residentBytes: number;
  /** Counters of pages that were not drawn and left to the browser, as the edge writes them; none when all were drawn. */
  renderFaults: string[];
}

/** @throws {Error} when one of the figures is not there */
export async function readMetrics(site: string): Promise<EdgeMetrics> {
  const text = await scrape(site);
  return {
    cpuSeconds: onlyValueOf(text, 'process_cpu_seconds_total'),
    residentBytes: residentBytes(text),
    renderFaults: samplesOf(text, 'edge_render_faults_total').filter((sample) => valueOf(sample) > 0),
  };
}
