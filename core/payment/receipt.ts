import type { Cents } from '../money.ts';

/**
 * open: nothing is paid, more may follow · processing: being paid, cannot be changed · succeeded: the money is here ·
 * cancelled: cannot be paid any more
 */
export type ReceiptStatus = 'open' | 'processing' | 'succeeded' | 'cancelled';

/** What the provider says of an intent. */
export interface Receipt {
  readonly intentId: string;
  readonly status: ReceiptStatus;
  /** What was taken; before that, what is asked for. */
  readonly amount: Cents;
  /** Lower case, such as `usd`. */
  readonly currency: string;
  /** Which revision of the intent this amount belongs to; the provider changes both in one step. 0 when it says none. */
  readonly revision: number;
  /** The provider's name for the taking of the money; null before. */
  readonly chargeId: string | null;
  /** What has gone back. */
  readonly refunded: Cents;
  /** Why the last attempt failed, in words for the customer. */
  readonly failure: string | null;
}
