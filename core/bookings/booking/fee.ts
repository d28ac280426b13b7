import { type MinorUnits, sum } from '../../kernel/money.ts';

export const FEE_KINDS = ['cancellation', 'move', 'amendment'] as const;
export type FeeKind = (typeof FEE_KINDS)[number];

/** What a change has cost: an entry of its own beside the lines. */
export interface BookingFee {
  readonly kind: FeeKind;
  readonly amount: MinorUnits;
  /** The reason in words, as invoices print it. */
  readonly reason: string;
  /** The session that the fee was for; null where it was for the whole booking. */
  readonly session: { readonly line: number; readonly unit: number } | null;
  readonly at: Date;
}

export const feesTotal = (fees: readonly BookingFee[]): MinorUnits => sum(fees.map(({ amount }) => amount));
