import { accountCalls } from './accounts.ts';
import { campusCalls } from './campus.ts';
import { cartCalls } from './cart.ts';
import { catalogueCalls } from './catalogue.ts';
import { enrolmentCalls } from './enrolments.ts';
import { leadCalls } from './leads.ts';

/** Every call of the contract, one file per noun. */
export const calls = { ...accountCalls, ...campusCalls, ...cartCalls, ...catalogueCalls, ...enrolmentCalls, ...leadCalls };
export type Calls = typeof calls;
