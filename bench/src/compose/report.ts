import { median, ratio, spread, table } from '../figures.ts';
import type { Visit } from '../visit/visit.ts';
import type { SiteName } from './sites.ts';

export type Visits = Record<SiteName, Visit[]>;

interface Figure {
  name: string;
  of: (visit: Visit) => number | undefined;
  /** decimal places */
  digits?: number;
}

const lcp: Figure = { name: 'LCP, ms', of: (visit) => visit.lcp };
const cls: Figure = { name: 'CLS', of: (visit) => visit.cls, digits: 3 };
const bytes: Figure = { name: 'bytes', of: (visit) => visit.bytes };
const hydrated: Figure = { name: 'hydrated, ms', of: (visit) => visit.hydrated };

const figures: Figure[] = [
  bytes,
  { name: 'requests', of: (visit) => visit.requests },
  { name: 'dependent round trips', of: (visit) => visit.roundTrips },
  { name: 'FCP, ms', of: (visit) => visit.fcp },
  lcp,
  cls,
  { name: 'TBT, ms', of: (visit) => visit.tbt },
  hydrated,
];

/** One row per figure: each site's median (least–most), and what ours is of the others'. */
export function comparison(visits: Visits): string {
  const rows = figures.map((figure) => [
    figure.name,
    shown(figure, visits.composed),
    shown(figure, visits['one bundle']),
    against(figure, visits, 'one bundle'),
    shown(figure, visits['static twin']),
    against(figure, visits, 'static twin'),
  ]);
  return table([['', 'composed', 'one bundle', 'ratio', 'static twin', 'ratio'], ...rows]);
}

interface Aim {
  figure: Figure;
  /** The site that ours is compared with; without one the figure itself counts. */
  than?: SiteName;
  atMost: number;
}

const wanted: Aim[] = [
  { figure: lcp, than: 'one bundle', atMost: 0.5 },
  { figure: lcp, than: 'static twin', atMost: 1.2 },
  { figure: hydrated, than: 'one bundle', atMost: 1.1 },
  { figure: bytes, than: 'one bundle', atMost: 1.15 },
  { figure: cls, atMost: 0.02 },
];

/** One line per aim: the figure, and whether it is met. */
export const aims = (visits: Visits): string =>
  wanted
    .map(({ figure, than, atMost }) => {
      const value = middle(figure, visits.composed) / (than ? middle(figure, visits[than]) : 1);
      const what = than ? `${figure.name.replace(', ms', '')} against ${than}` : figure.name;
      return `${what}: ${value.toFixed(figure.digits ?? 2)}, aim ≤ ${atMost}: ${value <= atMost ? 'met' : 'missed'}`;
    })
    .join('\n');

const valuesOf = ({ of }: Figure, visits: Visit[]): number[] => visits.map(of).filter((value) => value !== undefined);

const middle = (figure: Figure, visits: Visit[]): number => median(valuesOf(figure, visits));

function shown(figure: Figure, visits: Visit[]): string {
  const values = valuesOf(figure, visits);
  return values.length > 0 ? spread(values, figure.digits) : '–';
}

const against = (figure: Figure, visits: Visits, than: SiteName): string =>
  valuesOf(figure, visits[than]).length > 0 ? ratio(middle(figure, visits.composed), middle(figure, visits[than])) : '–';
