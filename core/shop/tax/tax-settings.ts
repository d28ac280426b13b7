import type { LocalDate } from '../../kernel/calendar.ts';
import type { ExchangeRate } from './exchange-rate.ts';
import type { ExemptCode } from './exempt-codes.ts';
import type { PriceEntry, TaxCategory, TaxPart } from './line-tax.ts';

/** A rate that applies from a day on, until another one of its country, region and category begins. */
export interface TaxRate {
  /** ISO 3166-1. */
  readonly country: string;
  /** ISO 3166-2; null applies in all regions that have no rate of their own. */
  readonly region: string | null;
  readonly category: TaxCategory;
  /** At most four decimals; 0 for zero and exempt. */
  readonly percent: number;
  /** The name on documents, such as `VAT`. */
  readonly name: string;
  /** The first day on which it applies. */
  readonly from: LocalDate;
  /** The parts add up to `percent`; empty where the rate is a single tax. */
  readonly parts: readonly TaxPart[];
  /** Why it is exempt; null otherwise. */
  readonly text: string | null;
  /** The reason as a code; absent where nobody has chosen one. */
  readonly code?: ExemptCode;
}

/** A registration under which the seller owes tax. */
export interface TaxRegistration {
  readonly country: string;
  /** A VAT number, or a number of the tax office. */
  readonly number: string;
}

export interface SellerAddress {
  readonly name: string;
  readonly lines: readonly string[];
  readonly postalCode: string;
  readonly city: string;
  readonly country: string;
  readonly region: string | null;
}

/** Whose place decides: as EU law says, or always the same. */
export const PLACE_RULES = ['preset', 'seller', 'customer'] as const;
export type PlaceRule = (typeof PLACE_RULES)[number];

/** The owner's tax settings, where tax is on. */
export interface TaxSettings {
  readonly seller: SellerAddress;
  readonly registrations: readonly TaxRegistration[];
  readonly entered: PriceEntry;
  readonly rates: readonly TaxRate[];
  readonly place: PlaceRule;
  /** Whether what a cancellation or a reduction withholds is outside the scope of tax. */
  readonly isWithheldOutside: boolean;
  /** Whether tax numbers are checked with VIES or HMRC. Absent in what older releases have stored, which means no. */
  readonly checksNumbers?: boolean | undefined;
  /**
   * Exchange rates from the shop's currency to that of the seller's country, where they differ. Absent in what older releases have stored,
   * which means none.
   */
  readonly exchangeRates?: readonly ExchangeRate[] | undefined;
}

/** The rate of a place on a day: of its region, else of its country; null where there is none. */
export const rateAt = (
  rates: readonly TaxRate[],
  place: { readonly country: string; readonly region: string | null; readonly isOutsideCountryTax: boolean },
  category: TaxCategory,
  day: LocalDate,
): TaxRate | null => {
  const held = rates.filter(
    (rate) => rate.country === place.country && rate.category === category && rate.from <= day,
  );
  const last = (region: string | null): TaxRate | null =>
    held
      .filter((rate) => rate.region === region)
      .reduce<TaxRate | null>((newest, rate) => (newest && newest.from >= rate.from ? newest : rate), null);
  const ofRegion = place.region === null ? null : last(place.region);
  // A territory outside its country's tax has rates of its own or none.
  return ofRegion ?? (place.isOutsideCountryTax ? null : last(null));
};

/** The tax settings including what is entered while tax is off. */
export interface TaxChoice extends Omit<TaxSettings, 'seller'> {
  readonly isOn: boolean;
  /** Tax is on only where the seller's address is known. */
  readonly seller: SellerAddress | null;
}

/** The settings until somebody sets others. */
export const NO_TAX: TaxChoice = {
  isOn: false,
  seller: null,
  registrations: [],
  entered: 'gross',
  rates: [],
  place: 'preset',
  isWithheldOutside: false,
  checksNumbers: false,
  exchangeRates: [],
};

/** null while tax is off. */
export const taxSettingsOf = ({ isOn, seller, ...others }: TaxChoice): TaxSettings | null =>
  isOn && seller ? { ...others, seller } : null;
