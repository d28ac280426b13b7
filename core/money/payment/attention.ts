import type { MinorUnits } from '../../kernel/money.ts';

/** Why a succeeded payment has no booking, or too much of it. */
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
 * A succeeded payment that an administrator looks after: one without a booking (decision 024), or one that pays more than its
 * booking costs.
 */
export interface Attention {
  readonly intentId: string;
  /** What was paid; of `paid-twice` what is too much. */
  readonly amount: MinorUnits;
  readonly reason: AttentionReason;
  readonly since: Date;
}
