import { accountCalls } from './accounts.ts';
import { campusCalls } from './campus.ts';
import { cartCalls } from './cart.ts';
import { catalogueCalls } from './catalogue.ts';
import { enrolmentCalls } from './enrolments.ts';
import { leadCalls } from './leads.ts';
import { orderCalls } from './orders.ts';
import { paymentCalls } from './payments.ts';
import { resultCalls } from './results.ts';

/** Every call of the contract, one file per noun. */
export const calls = {
  ...accountCalls,
  ...campusCalls,
  ...cartCalls,
  ...catalogueCalls,
  ...enrolmentCalls,
  ...leadCalls,
  ...orderCalls,
  ...paymentCalls,
  ...resultCalls,
};
export type Calls = typeof calls;
