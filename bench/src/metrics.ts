/** What a server measures of itself, at `/metrics` in Prometheus' text format. */
export const scrape = async (site: string): Promise<string> => (await fetch(`${site}/metrics`)).text();

/**
 * The lines of a measure. A counter with labels has none before it has counted, but always its type.
 *
 * @throws {Error} when the server does not measure it
 */
export function samplesOf(text: string, name: string): string[] {
  const lines = text.split('\n');
  if (!lines.some((line) => line.startsWith(`# TYPE ${name} `))) throw new Error(`The server does not measure ${name}.`);
  return lines.filter((line) => line.startsWith(`${name} `) || line.startsWith(`${name}{`));
}

/** @throws {Error} when there is none */
export function onlyValueOf(text: string, name: string): number {
  const [sample] = samplesOf(text, name);
  if (sample === undefined) throw new Error(`The server gives no value for ${name}.`);
  return valueOf(sample);
}

export const valueOf = (sample: string): number => Number(sample.slice(sample.lastIndexOf(' ')));

/** Resident memory of the process, all threads. */
export const residentBytes = (text: string): number => onlyValueOf(text, 'process_resident_memory_bytes');
