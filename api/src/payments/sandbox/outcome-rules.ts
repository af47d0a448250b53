import type { Rail } from '../gateway.ts';
import type { SandboxPayment } from './sandbox-tables.ts';

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
  payments: { status: SandboxPayment['status']; amount: number }[];
  /** seconds after which each payment is told, once per number */
  told: number[];
  /** seconds after which the order is paid all the same */
  paidAfter?: number;
  /** whether the payer comes back, and with what */
  returns: 'success' | 'failure' | 'pending' | 'never';
}

/** @param due paise */
export function planOutcome(outcome: Outcome, due: number): OutcomePlan {
  const success = { status: 'SUCCESS' as const, amount: due };
  const failed = { status: 'FAILED' as const, amount: due };
  switch (outcome) {
    case 'success':
      return { payments: [success], told: [0], returns: 'success' };
    case 'fail':
      return { payments: [failed], told: [0], returns: 'failure' };
    case 'drop':
      return { payments: [{ status: 'USER_DROPPED', amount: due }], told: [0], returns: 'failure' };
    case 'pending':
      return { payments: [{ status: 'PENDING', amount: due }], told: [], returns: 'pending' };
    case 'late':
      return { payments: [failed], told: [0], paidAfter: 60, returns: 'failure' };
    case 'twice':
      return { payments: [success, success], told: [0], returns: 'success' };
    case 'wrong-amount':
      return { payments: [{ ...success, amount: due > 100 ? due - 100 : due + 100 }], told: [0], returns: 'success' };
    case 'duplicate':
      return { payments: [success], told: [0, 0], returns: 'success' };
    case 'after':
      return { payments: [success], told: [3], returns: 'success' };
    case 'lost':
      return { payments: [success], told: [], returns: 'never' };
  }
}
