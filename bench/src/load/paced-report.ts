import { percentile, rounded, table } from '../figures.ts';
import type { Paced } from './paced.ts';

/** One row per kind of step, and the reasons of what did not work, each once. */
export function pacedReport(done: readonly Paced[], seconds: number): string {
  const kinds = [...new Set(done.map(({ kind }) => kind))];
  const rows = kinds.map((kind) => {
    const ofKind = done.filter((each) => each.kind === kind);
    const times = ofKind.map(({ ms }) => ms);
    const failed = ofKind.filter(({ error }) => error !== undefined).length;
    const shares = [0.5, 0.95, 0.99].map((share) => rounded(percentile(times, share), 1));
    return [kind, rounded(ofKind.length / seconds, 1), ...shares, rounded(failed)];
  });
  const errors = new Set(done.flatMap(({ error }) => error ?? []));
  return [table([['', 'per s', 'p50, ms', 'p95, ms', 'p99, ms', 'errors'], ...rows]), ...errors].join('\n');
}
