import type { LocalDate } from '../../kernel/calendar.ts';
import type { Billing } from '../../people/billing.ts';
import type { LineTax, TaxCategory, TaxReason } from './line-tax.ts';
import type { TaxRate, TaxSettings } from './tax-settings.ts';
import { type TaxLand, taxLandOf } from './union.ts';

/** Where something is supplied. */
export type Supply =
  | { readonly kind: 'online' }
  | {
      readonly kind: 'venue';
      readonly country: string;
      readonly region: string | null;
      /** Admission to something that is open to others. */
      readonly isOpen: boolean;
    };

export interface TaxedSupply {
  readonly category: TaxCategory;
  readonly supply: Supply;
  /** Whose rates hold, in the shop's zone. */
  readonly day: LocalDate;
  readonly billing: Billing | null;
  /** Whether the customer has named a company; outside of the union that makes a business. */
  readonly hasCompany: boolean;
}

/** A tax, and whether its place is in the union and has no rate, so that the seller's was taken: somebody is to look at it. */
export interface PlacedTax {
  readonly tax: LineTax;
  readonly lacksRate: boolean;
}

/** What holds on a day; the region's own before the country's. */
const rateOf = (
  rates: readonly TaxRate[],
  { country, region, isLeftOut }: TaxLand,
  category: TaxCategory,
  day: LocalDate,
): TaxRate | null => {
  const held = rates.filter(
    (rate) =>
      rate.country === country &&
      rate.category === category &&
      (rate.region === null ? !isLeftOut : rate.region === region) &&
      rate.from <= day &&
      (rate.until === null || day < rate.until),
  );
  const [best] = held.toSorted(
    (a, b) => Number(b.region !== null) - Number(a.region !== null) || (a.from < b.from ? 1 : -1),
  );
  return best ?? null;
};

const reasonOf = ({ category, percent }: TaxRate): TaxReason =>
  category === 'exempt' ? 'exempt' : category === 'zero' || percent === 0 ? 'zero' : 'taxed';

/** `XI` is Northern Ireland: in the union for goods alone, and what is sold here is none. */
const isNumberOfUnion = ({ taxNumber }: Billing): boolean =>
  taxNumber !== null && !taxNumber.startsWith('XI');

/**
 * The tax of a line: whose place it is, and what that charges (specification of tax, V2 and V3). A business in another country of the union pays
 * none where the customer's place decides; outside of the union a place without a rate is outside the scope.
 */
export const lineTaxOf = (
  { category, supply, day, billing, hasCompany }: TaxedSupply,
  settings: TaxSettings,
): PlacedTax => {
  const { rates, place } = settings;
  const seller = taxLandOf(settings.seller ?? { country: '', region: null }, day);
  const customer = billing && taxLandOf(billing, day);
  const isBusiness =
    billing !== null &&
    (customer?.isInUnion ? isNumberOfUnion(billing) : hasCompany || billing.taxNumber !== null);
  const isVenues = supply.kind === 'venue' && (!isBusiness || supply.isOpen);
  const byCustomer = place === 'customer' || (place === 'preset' && !isVenues);
  const venue = supply.kind === 'venue' ? taxLandOf(supply, day) : seller;
  const decided = byCustomer ? customer : place === 'seller' ? seller : venue;
  const land = decided ?? seller;
  const own = rateOf(rates, seller, category, day);
  const contained = own && reasonOf(own) === 'taxed' ? own.percent : 0;
  const common = {
    category,
    name: own?.name ?? 'Tax',
    parts: [],
    country: land.country,
    region: land.region,
    isAssumed: decided === null,
    text: null,
    day,
  };
  const isReversed =
    byCustomer &&
    isBusiness &&
    seller.isInUnion &&
    land.isInUnion &&
    land.country !== seller.country &&
    category !== 'exempt';
  if (isReversed)
    return { tax: { ...common, reason: 'reverse-charge', percent: 0, contained }, lacksRate: false };
  const found = rateOf(rates, land, category, day);
  if (!found && !(land.isInUnion && seller.isInUnion))
    return { tax: { ...common, reason: 'outside-scope', percent: 0, contained }, lacksRate: false };
  const rate = found ?? own;
  if (!rate)
    return { tax: { ...common, reason: 'outside-scope', percent: 0, contained: 0 }, lacksRate: true };
  const reason = reasonOf(rate);
  const percent = reason === 'taxed' ? rate.percent : 0;
  return {
    tax: {
      ...common,
      ...(found ? {} : { country: seller.country, region: seller.region }),
      reason,
      percent,
      contained: percent,
      name: rate.name,
      parts: reason === 'taxed' ? rate.parts : [],
      text: reason === 'exempt' ? rate.text : null,
    },
    lacksRate: !found,
  };
};
