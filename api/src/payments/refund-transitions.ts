/** `requested`: written down here and perhaps not yet with the provider; `pending`: the provider took it. */
export const refundStatuses = ['requested', 'pending', 'succeeded', 'failed'] as const;
export type RefundStatus = (typeof refundStatuses)[number];

export const refundEvents = ['accepted', 'succeeded', 'failed'] as const;
export type RefundEvent = (typeof refundEvents)[number];

/** A refund whose money may still leave: while there is one, the same entry is not sent back a second time. */
export const openRefundStatuses = ['requested', 'pending'] as const satisfies readonly RefundStatus[];

const transitions: Record<RefundStatus, Partial<Record<RefundEvent, RefundStatus>>> = {
  requested: { accepted: 'pending', succeeded: 'succeeded', failed: 'failed' },
  pending: { succeeded: 'succeeded', failed: 'failed' },
  succeeded: {},
  failed: {},
};

/** @returns undefined where the event changes nothing */
export const nextRefundStatus = (from: RefundStatus, event: RefundEvent): RefundStatus | undefined => transitions[from][event];
