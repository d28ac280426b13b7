import type { Cents } from '../money.ts';

/** Why a succeeded payment has no booking. */
export const ATTENTION_REASONS = {
  'code-used-up': 'The discount code was used up before the payment arrived.',
  'amount-differs': 'What was paid is not what was asked for.',
  'booking-gone': 'The booking it pays for has been deleted.',
  'nothing-to-book': 'It was cancelled here, and paid all the same.',
  unexpected: 'Booking failed unexpectedly; it is tried again.',
} as const;

export type AttentionReason = keyof typeof ATTENTION_REASONS;

/** A succeeded payment without a booking, for an administrator to look after (decision 7). */
export interface Attention {
  readonly intentId: string;
  readonly amount: Cents;
  readonly reason: AttentionReason;
  readonly since: Date;
}
