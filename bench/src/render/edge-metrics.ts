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
  const answer = await fetch(`${site}/metrics`);
  const text = await answer.text();
  return {
    cpuSeconds: valueOf(onlyOne(samples(text, 'process_cpu_seconds_total'))),
    residentBytes: valueOf(onlyOne(samples(text, 'process_resident_memory_bytes'))),
    renderFaults: samples(text, 'edge_render_faults_total').filter((sample) => valueOf(sample) > 0),
  };
}

/** A counter with labels has no sample before it has counted, but always its type. */
function samples(text: string, name: string): string[] {
  const lines = text.split('\n');
  if (!lines.some((line) => line.startsWith(`# TYPE ${name} `))) throw new Error(`The edge does not measure ${name}.`);
  return lines.filter((line) => line.startsWith(`${name} `) || line.startsWith(`${name}{`));
}

function onlyOne([sample]: string[]): string {
  if (sample === undefined) throw new Error('The edge gives no value for what it measures.');
  return sample;
}

const valueOf = (sample: string): number => Number(sample.slice(sample.lastIndexOf(' ')));
