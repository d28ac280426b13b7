import { taxWithin } from '@wondercast/core/bookings/invoicing/invoice';
import { dayIn } from '@wondercast/core/calendar/staffing/wall-clock';
import { currency, type MinorUnits, moneyStep, moneyStyle, ZERO } from '@wondercast/core/kernel/money';
import { supplyOf, type Venue } from '@wondercast/core/shop/catalogue/venue';
import { priceOf, type Tier } from '@wondercast/core/shop/pricing/tiers';
import type { ShopProfile } from '@wondercast/core/shop/settings/shop-profile';
import type { LineTax, PriceEntry } from '@wondercast/core/shop/tax/line-tax';
import { lineTaxOf } from '@wondercast/core/shop/tax/place';
import { type SoldTax, unitTaxOf } from '@wondercast/core/shop/tax/sold-tax';
import { taxOf } from '@wondercast/core/shop/tax/tax-of';
import type { TaxSettings } from '@wondercast/core/shop/tax/tax-settings';
import type { Offered } from './offered.ts';
import type { OctoPricing, OctoTax } from './wire.ts';

/** The current tax settings, for prices of what is offered. */
export interface Selling {
  /** null while tax is off. */
  readonly tax: TaxSettings | null;
  /** The percentage contained in every price while tax is off. */
  readonly percent: number;
  readonly now: Date;
}

export const sellingAt = (
  { tax, taxPercent }: Pick<ShopProfile, 'tax' | 'taxPercent'>,
  now: Date,
): Selling => ({ tax, percent: tax ? 0 : taxPercent, now });

const named = (name: string, percent: number, amount: MinorUnits): OctoTax => ({
  name: `${name} ${percent}%`,
  retail: amount,
  original: amount,
  net: null,
});

const pricing = (retail: MinorUnits, includedTaxes: readonly OctoTax[]): OctoPricing => ({
  original: retail,
  retail,
  net: null,
  currency: currency(),
  currencyPrecision: moneyStyle().digits,
  includedTaxes,
});

/** The price to be paid for a price as entered, with each tax, or each part of a tax, listed by name. */
const taxedPricing = (price: MinorUnits, tax: LineTax, entered: PriceEntry): OctoPricing => {
  const { gross, rates } = taxOf([{ amount: price, tax }], { entered, discount: ZERO, step: moneyStep() });
  const charged = rates.filter(({ amount }) => amount > 0);
  const taxes = charged.flatMap(({ tax: { name, percent }, amount, parts }) =>
    parts.length > 0
      ? parts.map((part) => named(part.name, part.percent, part.amount))
      : [named(name, percent, amount)],
  );
  return pricing(gross, taxes);
};

const flatPricing = (price: MinorUnits, percent: number): OctoPricing =>
  pricing(price, percent === 0 ? [] : [named('Tax', percent, taxWithin(price, percent))]);

/**
 * The price of an experience's tier, with the tax rate at its start, or the current rate when no start is given. A reseller's place
 * is unknown, so the seller's place decides the tax, as it does when they book.
 */
export const offeredPricing = (
  {
    experience,
    shop,
  }: {
    readonly experience: Pick<Offered['experience'], 'prices' | 'taxCategory' | keyof Venue>;
    readonly shop: Pick<Offered['shop'], 'bookingRules'>;
  },
  tier: Tier,
  { tax: settings, percent, now }: Selling,
  startsAt: Date = now,
): OctoPricing => {
  const price = priceOf(experience.prices, tier);
  if (!settings) return flatPricing(price, percent);
  const tax = lineTaxOf({
    category: experience.taxCategory,
    supply: supplyOf(experience),
    day: dayIn(startsAt.getTime(), shop.bookingRules.zone),
    billing: null,
    isCompany: false,
    settings,
  });
  return taxedPricing(price, tax, settings.entered);
};

/** The price of the reserved or booked unit, with the tax at the time of booking. */
export const takenPricing = (price: MinorUnits, sold: SoldTax | null, { percent }: Selling): OctoPricing => {
  const taxed = sold && unitTaxOf(sold, { line: 0, unit: 0 });
  return sold && taxed ? taxedPricing(price, taxed.unit, sold.entered) : flatPricing(price, percent);
};
