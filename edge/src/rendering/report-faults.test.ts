import { expect, test } from '@jest/globals';
import { createMetrics } from '../operations/metrics.ts';
import type { FaultReport, RenderFault } from './render-pool.ts';
import { reportFaults } from './report-faults.ts';

const aReport = (fault: RenderFault): FaultReport => ({
  remote: 'shop-mfe',
  version: '1.0.0+000000000000',
  fault,
  path: '/',
  detail: 'why',
});

test('When pages of a release fail again and again, then each is counted and the log has a line per ten seconds', async () => {
  const lines: object[] = [];
  const metrics = createMetrics();
  let now = 0;
  const report = reportFaults(metrics, { warn: (details) => lines.push(details) }, () => now);

  report(aReport('render'));
  report(aReport('render'));
  report(aReport('api'));
  report(aReport('hang'));
  report(aReport('hang'));
  now = 10_000;
  report(aReport('render'));

  expect(lines).toMatchObject(['render', 'api', 'hang', 'hang', 'render'].map((fault) => ({ fault, detail: 'why' })));
  const { values } = await metrics.renderFaults.get();
  expect(values.map(({ labels, value }) => [labels.fault, value])).toEqual([
    ['render', 3],
    ['api', 1],
    ['hang', 2],
  ]);
});
