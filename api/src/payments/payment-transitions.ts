export const attemptStatuses = ['created', 'pending', 'succeeded', 'failed', 'expired', 'review'] as const;
export type AttemptStatus = (typeof attemptStatuses)[number];

/** What may happen to an attempt; `parked`: money came that does not count for the order. */
export const attemptEvents = ['opened', 'paid', 'parked', 'failed', 'expired'] as const;
export type AttemptEvent = (typeof attemptEvents)[number];

/** An attempt that may still be paid by whoever opened it, so that asking again does not open a second one. */
export const openStatuses = ['created', 'pending'] as const satisfies readonly AttemptStatus[];

/**
 * The provider's success is the last word: it counts after a failure and after the end of time as well, because
 * the money has left the payer's account by then.
 */
const transitions: Record<AttemptStatus, Partial<Record<AttemptEvent, AttemptStatus>>> = {
  created: { opened: 'pending', paid: 'succeeded', parked: 'review', failed: 'failed', expired: 'expired' },
  pending: { paid: 'succeeded', parked: 'review', failed: 'failed', expired: 'expired' },
  failed: { paid: 'succeeded', parked: 'review' },
  expired: { paid: 'succeeded', parked: 'review' },
  review: { paid: 'succeeded' },
  succeeded: {},
};

/** @returns undefined where the event changes nothing */
export const nextStatus = (from: AttemptStatus, event: AttemptEvent): AttemptStatus | undefined => transitions[from][event];
