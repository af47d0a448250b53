import type { Metrics } from '../operations/metrics.ts';
import type { FaultReport } from './render-pool.ts';

/** These can come with every request; the others are followed by a rest. */
const frequent = new Set<string>(['render', 'api', 'timeout']);
const quietFor = 10_000;
const mostRemembered = 500;

interface Log {
  warn: (details: object, message: string) => void;
}

/** Counts every fault, and logs the frequent ones once in ten seconds for each release and fault. */
export function reportFaults(
  { renderFaults }: Pick<Metrics, 'renderFaults'>,
  log: Log,
  now: () => number = () => performance.now(),
): (report: FaultReport) => void {
  const logged = new Map<string, number>();

  return ({ remote, version, fault, path, detail }) => {
    renderFaults.inc({ remote, version, fault });
    const key = `${remote} ${version} ${fault}`;
    const before = logged.get(key);
    if (frequent.has(fault) && before !== undefined && now() - before < quietFor) return;
    if (logged.size > mostRemembered) logged.clear();
    logged.set(key, now());
    log.warn({ remote, version, fault, path, detail }, 'a page was not drawn on the server');
  };
}
