import type { Cents } from '../money.ts';
import type { DisputeStatus, RefundStatus } from './ledger.ts';

/** Something happened to an intent. Its receipt says in which state it is. */
export interface IntentEvent {
  readonly id: string;
  readonly kind: 'succeeded' | 'failed' | 'cancelled';
  readonly intentId: string;
}

export interface RefundEvent {
  readonly id: string;
  readonly kind: 'refund';
  readonly intentId: string;
  readonly refundId: string;
  /** The ledger's own key when the shop asked for it; null when it was made elsewhere. */
  readonly key: string | null;
  readonly amount: Cents;
  readonly status: RefundStatus;
}

/** The cardholder's bank takes money back, or examines whether to. */
export interface DisputeEvent {
  readonly id: string;
  readonly kind: 'dispute';
  readonly intentId: string;
  readonly disputeId: string;
  readonly amount: Cents;
  readonly status: DisputeStatus;
}

/** What the provider reports, once its signature has been verified. It may arrive twice, late and in any order. */
export type PaymentEvent = IntentEvent | RefundEvent | DisputeEvent;
