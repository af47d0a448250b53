import { describe, expect, test } from '@jest/globals';
import { type Breaker, type Outcome, admits, afterDrawing, closed, entered } from './breaker-rules.ts';

const open: Breaker = { state: 'open', until: 1030 };
const trying: Breaker = { state: 'trying' };
const timeouts = (count: number): Breaker => ({ state: 'closed', timeouts: count });

describe('When a drawing has ended', () => {
  test.each<[Breaker, Outcome, boolean, Breaker]>([
    [closed, 'page', false, closed],
    [closed, 'hang', false, open],
    [closed, 'memory', false, open],
    [closed, 'died', false, open],
    [closed, 'load', false, open],
    [closed, 'unfit', false, open],
    [closed, 'missing', false, open],
    [closed, 'render', false, closed],
    [closed, 'api', false, closed],
    [closed, 'busy', false, closed],
    [closed, 'timeout', false, timeouts(1)],
    [timeouts(1), 'timeout', false, timeouts(2)],
    [timeouts(2), 'timeout', false, { state: 'open', until: 1003 }],
    [timeouts(2), 'page', false, closed],
    [timeouts(2), 'busy', false, timeouts(2)],
    [trying, 'page', true, closed],
    [trying, 'render', true, closed],
    [trying, 'timeout', true, { state: 'open', until: 1003 }],
    [trying, 'hang', true, open],
    [trying, 'busy', true, { state: 'open', until: 1000 }],
    [trying, 'nothing', true, { state: 'open', until: 1000 }],
    [trying, 'page', false, trying],
    [trying, 'timeout', false, trying],
    [trying, 'hang', false, open],
    [{ state: 'open', until: 5 }, 'page', false, { state: 'open', until: 5 }],
    [{ state: 'open', until: 5 }, 'timeout', false, { state: 'open', until: 5 }],
  ])('%j by %s (trial: %j), then the breaker is %j', (before, outcome, trial, after) => {
    expect(afterDrawing(before, outcome, { trial, now: 1000, rest: 30, shortRest: 3 })).toEqual(after);
  });
});

describe('When a page is asked for', () => {
  test.each<[Breaker, boolean, Breaker]>([
    [closed, true, closed],
    [timeouts(2), true, timeouts(2)],
    [open, false, trying],
    [{ state: 'open', until: 1000 }, true, trying],
    [trying, false, trying],
  ])('of a release whose breaker is %j, then it is let through: %j', (breaker, through, after) => {
    expect(admits(breaker, 1000)).toBe(through);
    expect(entered(breaker)).toEqual(after);
  });
});
