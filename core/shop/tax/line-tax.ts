import type { LocalDate } from '../../kernel/calendar.ts';
import type { ExemptCode } from './exempt-codes.ts';

/** Which of a country's rates applies. */
export const TAX_CATEGORIES = ['standard', 'reduced', 'reduced2', 'reduced3', 'zero', 'exempt'] as const;
export type TaxCategory = (typeof TAX_CATEGORIES)[number];

/** Whether the prices that the shop enters and shows include tax (gross) or not (net). */
export const PRICE_ENTRIES = ['gross', 'net'] as const;
export type PriceEntry = (typeof PRICE_ENTRIES)[number];

/** Whose place decides which tax applies. */
export const DECIDERS = ['seller', 'venue', 'customer'] as const;
export type Decider = (typeof DECIDERS)[number];

/** Why a line has its tax. */
export type TaxReason = 'taxed' | 'zero' | 'exempt' | 'reverse-charge' | 'outside-scope';

/** One of up to three taxes that make up a rate, such as GST 5 and QST 9.975; each is rounded, printed and reported separately. */
export interface TaxPart {
  readonly name: string;
  /** The number under which the seller owes it. */
  readonly number: string | null;
  /** At most four decimals. */
  readonly percent: number;
}

/** The tax of what is sold, frozen when it was booked. It contains no amounts. */
export interface LineTax {
  readonly category: TaxCategory;
  readonly reason: TaxReason;
  /** The charged percentage: 0 unless `reason` is `taxed`; at most four decimals. */
  readonly percent: number;
  /**
   * The percentage that a price of a shop with gross prices contains. It is `percent` where tax is charged, zero or exempt; for reverse
   * charge and outside the scope it is the seller's own rate, which the customer does not pay.
   */
  readonly contained: number;
  /** The name on documents, such as `VAT`. */
  readonly name: string;
  /** The parts of `percent`; empty where the rate is a single tax. */
  readonly parts: readonly TaxPart[];
  /** The country whose tax it is, ISO 3166-1. */
  readonly country: string;
  /** ISO 3166-2, such as `CA-QC`. */
  readonly region: string | null;
  /** Whether the seller's place was taken because nobody gave the customer's address. */
  readonly isAssumed: boolean;
  /** The country of the EU whose tax should apply but which has no rate: the seller's rate was taken instead. Absent elsewhere. */
  readonly insteadOf?: string;
  /** Set for a fee that is outside the scope because it is withheld for what was not delivered. */
  readonly isWithheld?: true;
  /** Whose place decided. Absent in what older releases have frozen. */
  readonly by?: Decider;
  /** Why it is exempt; null otherwise. */
  readonly text: string | null;
  /** The reason as a code. Absent where nobody has chosen one, and where it is not exempt. */
  readonly code?: ExemptCode;
  /** The day whose rates apply. */
  readonly day: LocalDate;
  /**
   * The tax that it was booked with, where its session takes place under another rate: the price stays, and its net and tax are computed
   * anew. Absent elsewhere.
   */
  readonly booked?: Omit<LineTax, 'booked'>;
}
