import { describe, expect, test } from '@jest/globals';
import { attemptEvents, attemptStatuses, nextStatus, openStatuses, type AttemptStatus } from './payment-transitions.ts';

const walk = attemptStatuses.flatMap((from) => attemptEvents.map((event) => ({ from, event, to: nextStatus(from, event) })));

describe('payment transitions', () => {
  test('When every status meets every event, then these and no other moves exist', () => {
    expect(walk.filter(({ to }) => to).map(({ from, event, to }) => `${from} -${event}-> ${to}`)).toEqual([
      'created -opened-> pending',
      'created -paid-> succeeded',
      'created -parked-> review',
      'created -failed-> failed',
      'created -expired-> expired',
      'pending -paid-> succeeded',
      'pending -parked-> review',
      'pending -failed-> failed',
      'pending -expired-> expired',
      'failed -paid-> succeeded',
      'failed -parked-> review',
      'expired -paid-> succeeded',
      'expired -parked-> review',
      'review -paid-> succeeded',
    ]);
  });

  test('When an attempt has succeeded, then nothing moves it', () => {
    expect(walk.filter(({ from, to }) => from === 'succeeded' && to)).toEqual([]);
  });

  test('When money counts, then it counts from every other status', () => {
    const unpaid = attemptStatuses.filter((status) => status !== 'succeeded');
    expect(unpaid.map((status) => nextStatus(status, 'paid'))).toEqual(unpaid.map(() => 'succeeded'));
  });

  test('When every move is followed, then every status is reached and none goes round in a circle', () => {
    const visit = (status: AttemptStatus, path: AttemptStatus[]): AttemptStatus[][] => {
      expect(path).not.toContain(status);
      const next = walk.filter(({ from, to }) => from === status && to).map(({ to }) => to as AttemptStatus);
      return next.length === 0 ? [[...path, status]] : next.flatMap((to) => visit(to, [...path, status]));
    };
    const paths = visit('created', []);
    expect(new Set(paths.flat())).toEqual(new Set(attemptStatuses));
    expect(new Set(paths.map((path) => path.at(-1)))).toEqual(new Set(['succeeded']));
  });

  test('When an attempt is open, then it can still fail', () => {
    expect(attemptStatuses.filter((status) => nextStatus(status, 'failed'))).toEqual([...openStatuses]);
  });
});
