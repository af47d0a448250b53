import { ApiProblem } from '../errors.ts';

export const rails = ['cashfree', 'payu', 'upi'] as const;
export type Rail = (typeof rails)[number];

/** A payment as its provider tells it when asked. */
export interface ReportedPayment {
  /** the provider's own id, never used twice on a rail */
  id: string;
  /** `success`: the provider answers for the money */
  state: 'success' | 'pending' | 'failed';
  /** paise */
  amount: number;
}

/** What every provider can do for us. */
export interface Gateway {
  /**
   * Everything that the provider knows of an attempt; nothing for one it does not know.
   *
   * @throws {GatewayProblem}
   */
  ask: (attemptId: string) => Promise<ReportedPayment[]>;
}

/** The provider could not be reached, took too long, refused us or answered something that is no answer. */
export class GatewayProblem extends ApiProblem {
  override name = 'GatewayProblem';

  constructor(what: string, cause?: unknown) {
    super('unavailable', { sentence: 'The payment service does not answer. Please try again.' });
    this.cause = new Error(what, { cause });
  }
}
