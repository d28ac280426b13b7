import type { MinorUnits } from '../../kernel/money.ts';
import type { DisputeStatus, RefundStatus } from './entry-status.ts';
import type { MatterFacts } from './matter.ts';

/** Something happened to an intent. Its receipt has the present state. */
export interface IntentEvent {
  readonly id: string;
  readonly kind: 'succeeded' | 'cancelled';
  readonly intentId: string;
}

/** An attempt to pay failed; another may follow. */
export interface DeclinedEvent {
  readonly id: string;
  readonly kind: 'failed';
  readonly intentId: string;
  /** The provider's reason, in its words; null when it gives none. */
  readonly failure: string | null;
}

/** Money was refunded, and the webhook does not name the refunds: the provider is asked for them. */
export interface RefundedEvent {
  readonly id: string;
  readonly kind: 'refunded';
  readonly intentId: string;
  /** The sum of all refunds of this payment. */
  readonly refunded: MinorUnits;
}

export interface RefundEvent {
  readonly id: string;
  readonly kind: 'refund';
  readonly intentId: string;
  readonly refundId: string;
  /** The ledger's idempotency key when the shop asked for the refund; null when it was made elsewhere. */
  readonly key: string | null;
  readonly amount: MinorUnits;
  readonly status: RefundStatus;
  readonly facts?: MatterFacts;
}

/** The cardholder's bank takes money back, or examines whether to do so. */
export interface DisputeEvent {
  readonly id: string;
  readonly kind: 'dispute';
  readonly intentId: string;
  readonly disputeId: string;
  readonly amount: MinorUnits;
  readonly status: DisputeStatus;
  readonly facts?: MatterFacts;
}

/** What a webhook of the provider reports, once its signature has been verified. It may arrive twice, late and in any order. */
export type PaymentEvent = IntentEvent | DeclinedEvent | RefundedEvent | RefundEvent | DisputeEvent;
