import { expect, jest, test } from '@jest/globals';
import { beaconFailure, oncePerRelease, type FailureReport } from './report-failure.ts';

const failure: FailureReport = { remote: 'campus-mfe', version: '1.0.0+ab', kind: 'timeout', path: '/campus_drive' };

test('When a release fails several times, then it is reported once', () => {
  const report = jest.fn();
  const reportOnce = oncePerRelease(report);

  reportOnce(failure);
  reportOnce({ ...failure, kind: 'crash' });
  reportOnce({ ...failure, version: '0.9.0+cd' });

  expect(report.mock.calls).toEqual([[failure], [{ ...failure, version: '0.9.0+cd' }]]);
});

test('When a failure is reported, then it goes to the edge as JSON', async () => {
  const sendBeacon = jest.fn<(url: string, body: Blob) => boolean>();
  Object.assign(navigator, { sendBeacon });

  beaconFailure(failure);

  const [url, body] = sendBeacon.mock.calls[0] ?? [];
  expect(url).toBe('/reports/remote-failure');
  expect(body?.type).toBe('application/json');
  expect(await new Response(body).json()).toEqual(failure);
});
