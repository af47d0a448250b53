import { expect, test } from '@jest/globals';
import { stairs } from './steps.ts';

test('When four steps rise from a tenth to four tenths, then each is higher than the one before', () => {
  expect(stairs(400, 100, { from: 0.1, to: 0.4, steps: 4, shift: 0 })).toBe('M0 100V90H100V80H200V70H300V60H400V100Z');
});

test('When the band is moved by half a step, then it still reaches from edge to edge', () => {
  expect(stairs(400, 100, { from: 0.1, to: 0.4, steps: 4, shift: 0.5 })).toBe('M-50 100V90H50V80H150V70H250V60H350V50H400V100Z');
});
