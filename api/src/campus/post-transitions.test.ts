import { describe, expect, test } from '@jest/globals';
import { nextPostStatus, postEvents, postStatuses } from './post-transitions.ts';

describe('post transitions', () => {
  test('When every status meets every event, then these and no other moves exist', () => {
    const walk = postStatuses.flatMap((from) => postEvents.map((event) => ({ from, event, to: nextPostStatus(from, event) })));
    expect(walk.filter(({ to }) => to).map(({ from, event, to }) => `${from} -${event}-> ${to}`)).toEqual([
      'draft -published-> open',
      'open -closed-> closed',
      'closed -published-> open',
    ]);
  });
});
