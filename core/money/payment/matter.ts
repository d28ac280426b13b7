import type { MinorUnits } from '../../kernel/money.ts';

/** Why a refund or dispute needs an administrator. */
export const MATTER_REASONS = {
  'refund-failed': 'The refund failed after it was made: the money is here again. Refund it another way.',
  'dispute-opened': 'The cardholder disputes the payment. Send evidence before the date named.',
  'dispute-lost': 'The dispute is lost: the bank has taken the money back.',
} as const;

export type MatterReason = keyof typeof MATTER_REASONS;

/** What the provider reports about a refund or dispute, for people. */
export interface MatterFacts {
  /** The provider's term for the cause, such as `fraudulent` or `lost_or_stolen_card`. */
  readonly cause: string | null;
  /** Until when evidence is accepted. */
  readonly evidenceDue: Date | null;
  /** Its page in the provider's dashboard. */
  readonly url: string | null;
}

/** A refund that failed, or a dispute, until an administrator has dealt with it (decision 207). */
export interface Matter extends MatterFacts {
  /** The provider's id for the refund or dispute. */
  readonly id: string;
  readonly intentId: string;
  readonly amount: MinorUnits;
  readonly reason: MatterReason;
  readonly since: Date;
}

export const NO_FACTS: MatterFacts = { cause: null, evidenceDue: null, url: null };

/** Only the bank ends an open dispute. */
export const isClosable = ({ reason }: Pick<Matter, 'reason'>): boolean => reason !== 'dispute-opened';
