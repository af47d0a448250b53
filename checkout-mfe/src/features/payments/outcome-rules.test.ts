import { describe, expect, test } from '@jest/globals';
import { outcomeOf, verifiedOutcomeOf } from './outcome-rules.ts';

describe('what the done page makes of a status', () => {
  test.each([
    ['PAID', 'paid'],
    ['PENDING', 'open'],
    ['FAILED', 'failed'],
    ['EXPIRED', 'failed'],
    ['REVIEW', 'failed'],
  ] as const)('When it is %s, then the payment is %s', (orderStatus, outcome) => {
    expect(outcomeOf({ orderStatus })).toBe(outcome);
  });

  test('When there is none, then the payment has failed', () => {
    expect(outcomeOf({})).toBe('failed');
  });
});

describe('what the success page makes of an answer', () => {
  test.each([
    [{ success: true, orderStatus: 'PAID' }, 'paid'],
    [{ success: true }, 'paid'],
    [{ success: false, orderStatus: 'PAID' }, 'failed'],
    [{ orderStatus: 'PAID' }, 'failed'],
    [{ success: true, orderStatus: 'FAILED' }, 'failed'],
    [{ success: false, orderStatus: 'PENDING' }, 'open'],
    [{}, 'failed'],
  ] as const)('When it is %j, then the payment is %s', (told, outcome) => {
    expect(verifiedOutcomeOf(told)).toBe(outcome);
  });
});
