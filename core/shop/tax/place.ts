import type { LocalDate } from '../../kernel/calendar.ts';
import type { Billing } from '../../people/billing.ts';
import type { Decider, LineTax, TaxCategory, TaxReason } from './line-tax.ts';
import { rateAt, type TaxRate, type TaxSettings } from './tax-settings.ts';
import { type TaxPlace, taxPlaceOf } from './union.ts';

/** Where something takes place: in a room of the internet's, or in one that has an address. */
export type Supply =
  | { readonly kind: 'online' }
  | {
      readonly kind: 'venue';
      readonly country: string;
      readonly region: string | null;
      /** Admission to something that is open to others. */
      readonly isOpen: boolean;
    };

/** What decides the tax of a line. */
export interface TaxQuestion {
  readonly category: TaxCategory;
  readonly supply: Supply;
  /** That of the agreed time, else of the first preference, else of booking, in the shop's zone. */
  readonly day: LocalDate;
  /** null while nobody has said where the customer is. */
  readonly billing: Billing | null;
  /** The customer has given a company's name, which makes a business outside the union. */
  readonly isCompany?: boolean;
  readonly settings: TaxSettings;
}

const isBusiness = (question: TaxQuestion, place: TaxPlace | null): boolean =>
  question.billing?.taxNumber != null || (question.isCompany === true && place !== null && !place.isInUnion);

/** Whose place decides (V2). */
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

/** What a rate charges, however it is stored. */
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
 * The tax of a line that nobody has booked yet. Where a place in the union has no rate of its own, the seller's is taken, and `insteadOf` says
 * so: the owner must hear of it.
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
  // A business of the union owes the tax itself: to its state where the seller is of the union, else without the seller.
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
 * A frozen tax by the rate that holds where it is due on another day, such as that of the time that was agreed: what is paid stays (specification of
 * tax, V4). The same object where nothing changes: that rate charges the same, there is none, or nothing is charged there, so that there is no rate to
 * change.
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
