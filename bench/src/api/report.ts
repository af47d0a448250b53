import { median, rounded, table } from '../figures.ts';
import type { Compared, Speed } from './compare-reads.ts';

/** Of what the bare server answers in a second. */
const aim = 0.6;

const columns = ['', 'bytes', 'API/s', 'bare/s', 'ratio', 'API p95, ms', 'bare p95, ms', `aim ≥ ${aim}`];

/** One row per path, medians of the rounds; the ratio is that of the two servers in the same round. */
export function report(compared: Compared[]): string {
  const rows = compared.map(({ name, bytes, api, bare }) => {
    const ratio = median(api.map(({ perSecond }, round) => perSecond / (bare[round]?.perSecond ?? NaN)));
    return [
      name,
      rounded(bytes),
      rounded(middle(api, 'perSecond')),
      rounded(middle(bare, 'perSecond')),
      ratio.toFixed(2),
      rounded(middle(api, 'p95'), 1),
      rounded(middle(bare, 'p95'), 1),
      ratio >= aim ? 'met' : 'missed',
    ];
  });
  const asking = (['api', 'bare'] as const).map((server) =>
    median(compared.flatMap((one) => one[server].map((speed) => speed.asking))).toFixed(2),
  );
  return `${table([columns, ...rows])}\nthe one who asks was busy for ${asking[0]} of the time with the API, ${asking[1]} with the bare server`;
}

const middle = (speeds: Speed[], figure: keyof Speed): number => median(speeds.map((speed) => speed[figure]));
