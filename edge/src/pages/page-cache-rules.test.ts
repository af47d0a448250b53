import { describe, expect, test } from '@jest/globals';
import { type DrawnAt, type Freshness, freshness } from './page-cache-rules.ts';

const good: DrawnAt = { drawnAt: 1_000, faulty: false };

describe('When a kept document is asked for', () => {
  test.each<[string, DrawnAt, number, Freshness]>([
    ['just drawn', good, 1_000, 'fresh'],
    ['almost five seconds later', good, 5_999, 'fresh'],
    ['five seconds later', good, 6_000, 'stale'],
    ['almost a minute later', good, 60_999, 'stale'],
    ['a minute later', good, 61_000, 'expired'],
    ['right after a failure', { ...good, failedAt: 7_000 }, 7_999, 'fresh'],
    ['a second after a failure', { ...good, failedAt: 7_000 }, 8_000, 'stale'],
    ['a minute later, right after a failure', { ...good, failedAt: 60_900 }, 61_000, 'expired'],
    ['faulty, at once', { ...good, faulty: true }, 1_999, 'fresh'],
    ['faulty, a second later', { ...good, faulty: true }, 2_000, 'expired'],
  ])('%s, then %j at %i is %s', (_when, drawn, now, expected) => {
    expect(freshness(drawn, now)).toBe(expected);
  });
});
