import type { Rail } from '../gateway.ts';

/** How a payment of the sandbox may stand, in Cashfree's words. */
export const paymentStatuses = ['SUCCESS', 'FAILED', 'USER_DROPPED', 'PENDING'] as const;
export type SandboxPaymentStatus = (typeof paymentStatuses)[number];

/**
 * The levers: what may happen on a vendor's page, and what the vendor then does.
 *
 * - `success`, `fail`, `drop`, `pending`: one payment, told before the payer comes back (a pending one is not told).
 * - `after`: told three seconds later, when the payer is back already. `duplicate`: told twice. `lost`: never told, and the payer
 *   does not come back.
 * - `late`: fails, and succeeds after a minute. `twice`: paid two times. `wrong-amount`: paid with a rupee less.
 */
export const outcomes = ['success', 'fail', 'drop', 'pending', 'late', 'twice', 'wrong-amount', 'duplicate', 'after', 'lost'] as const;
export type Outcome = (typeof outcomes)[number];

/** Button texts. */
export const outcomeLabels: Record<Outcome, string> = {
  success: 'Success',
  fail: 'Fail',
  drop: 'Drop',
  pending: 'Pending',
  late: 'Late success',
  twice: 'Pay twice',
  'wrong-amount': 'Wrong amount',
  duplicate: 'Duplicate callback',
  after: 'Callback after return',
  lost: 'Lost callback',
};

/** PayU knows one payment per `txnid`. */
export const outcomesOf = (rail: Rail): readonly Outcome[] => (rail === 'payu' ? outcomes.filter((each) => each !== 'twice') : outcomes);

export interface OutcomePlan {
  /** payments made at once */
  payments: { status: SandboxPaymentStatus; amount: number }[];
  /** seconds after which each payment is told, once per number */
  told: number[];
  /** seconds after which the order is paid all the same */
  paidAfter?: number;
  /** whether the payer comes back, and with what */
  returns: 'success' | 'failure' | 'pending' | 'never';
}

/** @param due paise */
export const planOutcome = (outcome: Outcome, due: number): OutcomePlan => plans[outcome](due);

const success = (amount: number) => ({ status: 'SUCCESS' as const, amount });
const failed = (amount: number) => ({ status: 'FAILED' as const, amount });

const plans: Record<Outcome, (due: number) => OutcomePlan> = {
  success: (due) => ({ payments: [success(due)], told: [0], returns: 'success' }),
  fail: (due) => ({ payments: [failed(due)], told: [0], returns: 'failure' }),
  drop: (due) => ({ payments: [{ status: 'USER_DROPPED', amount: due }], told: [0], returns: 'failure' }),
  pending: (due) => ({ payments: [{ status: 'PENDING', amount: due }], told: [], returns: 'pending' }),
  late: (due) => ({ payments: [failed(due)], told: [0], paidAfter: 60, returns: 'failure' }),
  twice: (due) => ({ payments: [success(due), success(due)], told: [0], returns: 'success' }),
  'wrong-amount': (due) => ({ payments: [success(due > 100 ? due - 100 : due + 100)], told: [0], returns: 'success' }),
  duplicate: (due) => ({ payments: [success(due)], told: [0, 0], returns: 'success' }),
  after: (due) => ({ payments: [success(due)], told: [3], returns: 'success' }),
  lost: (due) => ({ payments: [success(due)], told: [], returns: 'never' }),
};
