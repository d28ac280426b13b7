import type { MinorUnits } from '../../kernel/money.ts';

/** Why a succeeded payment needs a review: it has no booking, or pays more than its booking costs. */
export const ATTENTION_REASONS = {
  'code-used-up': 'The discount code was used up before the payment arrived.',
  'amount-differs': 'The amount paid differs from the amount that was asked for.',
  'booking-gone': 'The booking it pays for has been deleted.',
  'nothing-to-book': 'It was cancelled here, but the payment succeeded.',
  'paid-twice': 'This booking has received more than it costs.',
  unexpected: 'Booking failed unexpectedly; it is tried again.',
} as const;

export type AttentionReason = keyof typeof ATTENTION_REASONS;

/**
 * A succeeded payment that an administrator must review: one without a booking (decision 024), or one that pays more than its booking
 * costs.
 */
export interface Attention {
  readonly intentId: string;
  /** What was paid; for `paid-twice` the surplus. */
  readonly amount: MinorUnits;
  readonly reason: AttentionReason;
  readonly since: Date;
}
