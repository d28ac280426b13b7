import type { MinorUnits } from '../../kernel/money.ts';
import type { DisputeStatus, RefundStatus } from './entry-status.ts';
import type { MatterFacts } from './matter.ts';

/** Something happened to an intent. Its receipt says in which state it is. */
export interface IntentEvent {
  readonly id: string;
  readonly kind: 'succeeded' | 'cancelled';
  readonly intentId: string;
}

/** An attempt to pay came to nothing; another may follow. */
export interface DeclinedEvent {
  readonly id: string;
  readonly kind: 'failed';
  readonly intentId: string;
  /** Why, in the provider's words; null when it says nothing. */
  readonly failure: string | null;
}

/** Money went back, of which the delivery names no refund: the provider is asked for them. */
export interface RefundedEvent {
  readonly id: string;
  readonly kind: 'refunded';
  readonly intentId: string;
  /** All that has gone back of this payment. */
  readonly refunded: MinorUnits;
}

export interface RefundEvent {
  readonly id: string;
  readonly kind: 'refund';
  readonly intentId: string;
  readonly refundId: string;
  /** The ledger's own key when the shop asked for it; null when it was made elsewhere. */
  readonly key: string | null;
  readonly amount: MinorUnits;
  readonly status: RefundStatus;
  readonly facts?: MatterFacts;
}

/** The cardholder's bank takes money back, or examines whether to. */
export interface DisputeEvent {
  readonly id: string;
  readonly kind: 'dispute';
  readonly intentId: string;
  readonly disputeId: string;
  readonly amount: MinorUnits;
  readonly status: DisputeStatus;
  readonly facts?: MatterFacts;
}

/** What the provider reports, once its signature has been verified. It may arrive twice, late and in any order. */
export type PaymentEvent = IntentEvent | DeclinedEvent | RefundedEvent | RefundEvent | DisputeEvent;
