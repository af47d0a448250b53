import type { FailureKind } from './remote-error.ts';

export interface FailureReport {
  remote: string;
  version: string;
  kind: FailureKind;
  /** Pattern of the page that was wanted, never the address: that could name a person's cart. */
  path: string;
}

export type ReportFailure = (report: FailureReport) => void;

/** Tells the edge; the browser sends it in its own time, even when the page is being left. */
export const beaconFailure: ReportFailure = (report) => {
  const body = new Blob([JSON.stringify(report)], { type: 'application/json' });
  navigator.sendBeacon('/reports/remote-failure', body);
};

/** Passes on the first report about each release and drops the others. */
export function oncePerRelease(report: ReportFailure): ReportFailure {
  const reported = new Set<string>();
  return (failure) => {
    const release = `${failure.remote}@${failure.version}`;
    if (reported.has(release)) return;
    reported.add(release);
    report(failure);
  };
}
