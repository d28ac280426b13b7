import type { MinorUnits } from '../../kernel/money.ts';
import type { RefundStatus } from './entry-status.ts';
import type { RefundEvent } from './payment-event.ts';

/** What a card is to be charged. */
export interface IntentRequest {
  readonly amount: MinorUnits;
  /** ISO 4217 in lower case. */
  readonly currency: string;
  /** Number of the intent's revision; its receipt returns it. */
  readonly revision: number;
  /** For people who read the provider's records; short texts. */
  readonly metadata: Readonly<Record<string, string>>;
}

/** What the browser needs to ask for the card. */
export interface OpenedIntent {
  readonly id: string;
  /** Whoever has it can pay, and nothing else. */
  readonly clientSecret: string;
}

export interface RefundRequest {
  /** The idempotency key: asking again under it makes no second refund. */
  readonly key: string;
  readonly intentId: string;
  readonly amount: MinorUnits;
}

export interface MadeRefund {
  readonly id: string;
  readonly status: RefundStatus;
}

/** A refund in the provider's records, whoever asked for it. */
export type ProviderRefund = Omit<RefundEvent, 'id' | 'kind' | 'intentId'>;

export interface ProviderAccount {
  readonly name: string | null;
  readonly country: string | null;
}

/** A card that the provider stores for an account. */
export interface ProviderMethod {
  readonly id: string;
  readonly brand: string;
  readonly lastFour: string;
  /** `MM/YY` */
  readonly expiryDate: string;
}
