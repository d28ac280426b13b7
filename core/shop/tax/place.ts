import type { LocalDate } from '../../kernel/calendar.ts';
import type { Billing } from '../../people/billing.ts';
import type { Decider, LineTax, TaxCategory, TaxReason } from './line-tax.ts';
import { rateAt, type TaxRate, type TaxSettings } from './tax-settings.ts';
import { type TaxPlace, taxPlaceOf } from './union.ts';

/** Where something takes place: online, or at a venue with an address. */
export type Supply =
  | { readonly kind: 'online' }
  | {
      readonly kind: 'venue';
      readonly country: string;
      readonly region: string | null;
      /** Whether it is admission to an event that is open to others. */
      readonly isOpen: boolean;
    };

/** What the tax of a line depends on. */
export interface TaxQuestion {
  readonly category: TaxCategory;
  readonly supply: Supply;
  /** The day of the agreed time, else of the first preferred time, else of booking, in the shop's time zone. */
  readonly day: LocalDate;
  /** null while nobody has given the customer's address. */
  readonly billing: Billing | null;
  /** Whether the customer has given a company's name, which makes them a business outside the EU. */
  readonly isCompany?: boolean;
  readonly settings: TaxSettings;
}

const isBusiness = (question: TaxQuestion, place: TaxPlace | null): boolean =>
  question.billing?.taxNumber != null || (question.isCompany === true && place !== null && !place.isInUnion);

/** Whose place decides. */
const deciderOf = (question: TaxQuestion, customer: TaxPlace | null): Decider => {
  const { settings, supply } = question;
  if (settings.place !== 'preset') return settings.place;
  if (supply.kind === 'online') return 'customer';
  return !supply.isOpen && isBusiness(question, customer) ? 'customer' : 'venue';
};

const reasonOf = (rate: TaxRate): TaxReason => {
  if (rate.category === 'exempt') return 'exempt';
  return rate.percent > 0 ? 'taxed' : 'zero';
};

/** The charge of a rate, independent of how it is stored. */
const chargeOf = (rate: TaxRate) => ({
  reason: reasonOf(rate),
  percent: rate.percent,
  contained: rate.percent,
  name: rate.name,
  parts: rate.parts,
  text: rate.category === 'exempt' ? rate.text : null,
  ...(rate.category === 'exempt' && rate.code ? { code: rate.code } : {}),
});

/**
 * The tax of a line that is not booked yet. Where a place in the EU has no rate in the settings, the seller's rate is taken, and
 * `insteadOf` records it: the owner must be told.
 */
export const lineTaxOf = (question: TaxQuestion): LineTax => {
  const { category, supply, day, billing, settings } = question;
  const seller = taxPlaceOf(settings.seller, day);
  const customer = billing && taxPlaceOf(billing, day);
  const decider = deciderOf(question, customer);
  const isAssumed = decider === 'customer' && customer === null;
  const place =
    decider === 'venue' && supply.kind === 'venue'
      ? taxPlaceOf({ ...supply, postalCode: '' }, day)
      : ((decider === 'customer' ? customer : null) ?? seller);

  const own = rateAt(settings.rates, seller, category, day);
  const uncharged = (reason: 'reverse-charge' | 'outside-scope'): LineTax => ({
    category,
    reason,
    percent: 0,
    contained: own?.percent ?? 0,
    name: own?.name ?? 'Tax',
    parts: [],
    country: place.country,
    region: place.region,
    isAssumed,
    by: decider,
    text: null,
    day,
  });
  const charged = (rate: TaxRate, at: TaxPlace): LineTax => ({
    category,
    ...chargeOf(rate),
    country: at.country,
    region: at.region,
    isAssumed,
    by: decider,
    day,
  });

  const isForeign = place.isInUnion && place.country !== seller.country;
  // A business in another EU country owes the tax itself: by reverse charge where the seller is in the EU, otherwise outside the scope of
  // the seller's tax.
  if (decider === 'customer' && billing?.taxNumber != null && isForeign)
    return uncharged(seller.isInUnion ? 'reverse-charge' : 'outside-scope');
  const rate = rateAt(settings.rates, place, category, day);
  if (rate) return charged(rate, place);
  if (!(place.isInUnion && seller.isInUnion)) return uncharged('outside-scope');
  return { ...(own ? charged(own, seller) : uncharged('outside-scope')), insteadOf: place.country };
};

const charge = ({ reason, percent, name, parts, text, code }: LineTax): string =>
  JSON.stringify([
    reason,
    percent,
    name,
    parts.map((part) => [part.name, part.number, part.percent]),
    text,
    code ?? null,
  ]);

/**
 * A frozen tax with the rate of another day, such as the day of the agreed time; what is paid stays. It returns the same object where
 * nothing changes: the rate of that day charges the same, there is no rate, or no tax is charged at all.
 */
export const lineTaxOn = (tax: LineTax, day: LocalDate, { rates }: Pick<TaxSettings, 'rates'>): LineTax => {
  if (tax.reason === 'reverse-charge' || tax.reason === 'outside-scope') return tax;
  const { booked = tax } = tax;
  const place = taxPlaceOf({ country: tax.country, region: tax.region, postalCode: '' }, day);
  const rate = rateAt(rates, place, tax.category, day);
  if (!rate) return tax;
  const { code: _, ...frozen } = booked;
  const anew: LineTax = { ...frozen, ...chargeOf(rate), day };
  if (charge(anew) === charge(booked)) return booked;
  return charge(anew) === charge(tax) ? tax : { ...anew, booked };
};
