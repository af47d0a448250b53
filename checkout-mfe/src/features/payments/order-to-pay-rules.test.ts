import { expect, test } from '@jest/globals';
import { readOrderToPay } from './order-to-pay-rules.ts';

const nothing = { orderId: undefined, amount: undefined, userId: undefined };
const address = (query: string) => new URLSearchParams(query);

test('When the navigation carries the order, then it counts and the address does not', () => {
  const state = { orderId: 'o1', amount: 5900, userId: 'u1' };
  expect(readOrderToPay(state, address('orderId=o2&amount=1'))).toEqual(state);
});

test('When the navigation carries nothing, then the address does', () => {
  expect(readOrderToPay(null, address('orderId=o2&amount=590.5&userId=u2'))).toEqual({ orderId: 'o2', amount: 590.5, userId: 'u2' });
});

test.each([
  [null, ''],
  ['o1', 'orderId=&amount='],
  [{ orderId: 7, amount: 'much' }, ''],
  [{ orderId: ' ', amount: -1 }, 'amount=NaN'],
])('When %j and "%s" hold no order, then there is none', (state, query) => {
  expect(readOrderToPay(state, address(query))).toEqual(nothing);
});
