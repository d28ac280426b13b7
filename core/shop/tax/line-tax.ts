import type { LocalDate } from '../../kernel/calendar.ts';
import type { ExemptCode } from './exempt-codes.ts';

/** Which of a country's rates something has. */
export const TAX_CATEGORIES = ['standard', 'reduced', 'reduced2', 'reduced3', 'zero', 'exempt'] as const;
export type TaxCategory = (typeof TAX_CATEGORIES)[number];

/** Whether the prices that the shop enters and shows contain tax (gross) or not (net). */
export const PRICE_ENTRIES = ['gross', 'net'] as const;
export type PriceEntry = (typeof PRICE_ENTRIES)[number];

/** Whose place decides. */
export const DECIDERS = ['seller', 'venue', 'customer'] as const;
export type Decider = (typeof DECIDERS)[number];

/** Why a line has the tax that it has. */
export type TaxReason = 'taxed' | 'zero' | 'exempt' | 'reverse-charge' | 'outside-scope';

/** One of up to three taxes that make a rate, such as GST 5 and QST 9.975; each is rounded, printed and reported by itself. */
export interface TaxPart {
  readonly name: string;
  /** Under which the seller owes it. */
  readonly number: string | null;
  /** With at most four decimals. */
  readonly percent: number;
}

/** The tax of what is sold, frozen when it was booked (specification of tax, V6). It holds no amounts. */
export interface LineTax {
  readonly category: TaxCategory;
  readonly reason: TaxReason;
  /** Charged: 0 unless `reason` is `taxed`; at most four decimals. */
  readonly percent: number;
  /**
   * Contained in a price of a gross shop. It is `percent` where tax is charged, zero or exempt; where nothing is charged (reverse charge,
   * outside the scope) the seller's own rate, which the customer does not pay.
   */
  readonly contained: number;
  /** As documents call it, such as `VAT`. */
  readonly name: string;
  /** Of `percent`; empty where the rate is one tax. */
  readonly parts: readonly TaxPart[];
  /** Whose tax it is, ISO 3166-1. */
  readonly country: string;
  /** ISO 3166-2, such as `CA-QC`. */
  readonly region: string | null;
  /** Nobody has said where the customer is: the seller's place was taken. */
  readonly isAssumed: boolean;
  /** The country of the union whose tax it should be, where that has no rate: the seller's was taken. Absent elsewhere. */
  readonly insteadOf?: string;
  /** Of a fee alone: outside the scope because it is withheld for what was not delivered. */
  readonly isWithheld?: true;
  /** Whose place was to decide. Absent in what older releases have frozen. */
  readonly by?: Decider;
  /** Why it is exempt; null otherwise. */
  readonly text: string | null;
  /** The same for programs. Absent where nobody has chosen it, and of everything else. */
  readonly code?: ExemptCode;
  /** Whose rates hold. */
  readonly day: LocalDate;
  /**
   * What it was booked with, where its session takes place under another rate: what that came to is what is paid, and net and tax are taken out of it
   * anew. Absent elsewhere.
   */
  readonly booked?: Omit<LineTax, 'booked'>;
}
