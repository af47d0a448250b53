import { describe, expect, test } from '@jest/globals';
import { nextRefundStatus, openRefundStatuses, refundEvents, refundStatuses } from './refund-transitions.ts';

const walk = refundStatuses.flatMap((from) => refundEvents.map((event) => ({ from, event, to: nextRefundStatus(from, event) })));

describe('refund transitions', () => {
  test('When every status meets every event, then these and no other moves exist', () => {
    expect(walk.filter(({ to }) => to).map(({ from, event, to }) => `${from} -${event}-> ${to}`)).toEqual([
      'requested -accepted-> pending',
      'requested -succeeded-> succeeded',
      'requested -failed-> failed',
      'pending -succeeded-> succeeded',
      'pending -failed-> failed',
    ]);
  });

  test('When a refund is open, then it can still end either way, and no other can', () => {
    for (const event of ['succeeded', 'failed'] as const) {
      expect(refundStatuses.filter((status) => nextRefundStatus(status, event))).toEqual([...openRefundStatuses]);
    }
  });
});
