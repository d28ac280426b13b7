import type { LocalDate } from '@wondercast/core/kernel/calendar';
import { rateFigure } from '@wondercast/core/shop/tax/exchange-words';
import { EXEMPT_CODES, type ExemptCode } from '@wondercast/core/shop/tax/exempt-codes';
import type { PriceEntry, TaxCategory } from '@wondercast/core/shop/tax/line-tax';
import type { PlaceRule } from '@wondercast/core/shop/tax/tax-settings';
import type { ExchangeRateWire, TaxBody, TaxSettingsWire } from '../../api/admin/tax.ts';
import { numberOf } from '../../forms/record-draft.ts';

export interface PartDraft {
  readonly name: string;
  readonly number: string;
  readonly percent: string;
}

/** A tax rate as it is typed. */
export interface RateDraft {
  readonly country: string;
  readonly region: string;
  readonly category: TaxCategory;
  readonly percent: string;
  readonly name: string;
  readonly from: LocalDate | null;
  readonly parts: readonly PartDraft[];
  readonly text: string;
  readonly code: ExemptCode | null;
}

/** An exchange rate as it is typed. */
export interface ExchangeDraft {
  readonly day: LocalDate | null;
  readonly from: string;
  readonly to: string;
  readonly rate: string;
  readonly source: string;
}

export interface RegistrationDraft {
  readonly country: string;
  readonly number: string;
}

/** The tax settings as they are typed. */
export interface TaxDraft {
  readonly isOn: boolean;
  readonly name: string;
  readonly address: string;
  readonly postalCode: string;
  readonly city: string;
  readonly country: string;
  readonly region: string;
  readonly registrations: readonly RegistrationDraft[];
  readonly entered: PriceEntry;
  readonly place: PlaceRule;
  readonly isWithheldOutside: boolean;
  readonly checksNumbers: boolean;
  readonly rates: readonly RateDraft[];
  readonly exchangeRates: readonly ExchangeDraft[];
}

type RateWire = TaxSettingsWire['rates'][number];

export const rateDraftOf = ({ region, percent, parts, text, code, from, ...rate }: RateWire): RateDraft => ({
  ...rate,
  region: region ?? '',
  percent: String(percent),
  from: from as LocalDate,
  parts: parts.map(({ name, number, percent: part }) => ({
    name,
    number: number ?? '',
    percent: String(part),
  })),
  text: text ?? '',
  code: EXEMPT_CODES.find((each) => each === code) ?? null,
});

/** A new rate: for the seller's country, from today on. */
export const newRate = (country: string, today: LocalDate): RateDraft => ({
  country,
  region: '',
  category: 'standard',
  percent: '',
  name: 'VAT',
  from: today,
  parts: [],
  text: '',
  code: null,
});

/** Identifies a rate: one per first day, place and category. */
const rateName = ({ country, region, category, from }: RateDraft): string =>
  [country, region, category, from].join('|');

/** Merges rates from a file: they replace existing ones with the same identity, except rates in use, and others are appended. */
export const withRates = (
  rates: readonly RateDraft[],
  read: readonly RateDraft[],
  isFixed: (rate: RateDraft) => boolean,
): readonly RateDraft[] => {
  const fixed = new Set(rates.filter(isFixed).map(rateName));
  const added = read.filter((rate) => !fixed.has(rateName(rate)));
  const names = new Set(added.map(rateName));
  return [...rates.filter((rate) => isFixed(rate) || !names.has(rateName(rate))), ...added];
};

export const exchangeDraftOf = ({ day, rate, ...others }: ExchangeRateWire): ExchangeDraft => ({
  ...others,
  day: day as LocalDate,
  rate: rateFigure(rate),
});

/** Merges exchange rates from a file: one per day and currency pair, replacing existing ones; newest first. */
export const withExchangeRates = (
  rates: readonly ExchangeDraft[],
  read: readonly ExchangeDraft[],
): readonly ExchangeDraft[] => {
  const nameOf = ({ day, from, to }: ExchangeDraft) => `${day} ${from} ${to}`;
  const names = new Set(read.map(nameOf));
  return [...rates.filter((rate) => !names.has(nameOf(rate))), ...read].toSorted((a, b) =>
    (a.day ?? '') < (b.day ?? '') ? 1 : -1,
  );
};

export const taxDraftOf = ({
  seller,
  registrations,
  rates,
  exchangeRates,
  ...others
}: TaxSettingsWire): TaxDraft => ({
  isOn: others.isOn,
  name: seller?.name ?? '',
  address: seller?.lines.join('\n') ?? '',
  postalCode: seller?.postalCode ?? '',
  city: seller?.city ?? '',
  country: seller?.country ?? '',
  region: seller?.region ?? '',
  registrations: registrations.map(({ country, number }) => ({ country, number })),
  entered: others.entered,
  place: others.place,
  isWithheldOutside: others.isWithheldOutside,
  checksNumbers: others.checksNumbers,
  rates: rates.map(rateDraftOf),
  exchangeRates: exchangeRates.map(exchangeDraftOf),
});

export const isUntaxed = (category: TaxCategory): boolean => category === 'zero' || category === 'exempt';

export const rateOf = (rate: RateDraft): TaxBody['rates'][number] => ({
  country: rate.country,
  region: rate.region || null,
  category: rate.category,
  percent: isUntaxed(rate.category) ? 0 : numberOf(rate.percent),
  name: rate.name,
  from: rate.from ?? '',
  parts: rate.parts.map(({ name, number, percent }) => ({
    name,
    number: number || null,
    percent: numberOf(percent),
  })),
  text: rate.category === 'exempt' ? rate.text || null : null,
  code: rate.category === 'exempt' ? rate.code : null,
});

/** null while no part of the seller is filled in. */
const sellerOf = (draft: TaxDraft): TaxBody['seller'] => {
  const { name, address, postalCode, city, country, region } = draft;
  if ([name, address, postalCode, city, country].every((each) => each.trim() === '')) return null;
  const lines = address
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  return { name, lines, postalCode, city, country, region: region || null };
};

export const taxBodyOf = (draft: TaxDraft): Omit<TaxBody, 'version'> => ({
  isOn: draft.isOn,
  seller: sellerOf(draft),
  registrations: draft.registrations.map(({ country, number }) => ({ country, number })),
  entered: draft.entered,
  rates: draft.rates.map(rateOf),
  place: draft.place,
  isWithheldOutside: draft.isWithheldOutside,
  checksNumbers: draft.checksNumbers,
  exchangeRates: draft.exchangeRates.map(({ day, rate, ...others }) => ({
    ...others,
    day: day ?? '',
    rate: numberOf(rate.replace(',', '.')),
  })),
});

export const PLACE_NAMES: Readonly<Record<PlaceRule, string>> = {
  preset: 'As the law of the union says',
  seller: 'Always the seller’s',
  customer: 'Always the customer’s',
};
