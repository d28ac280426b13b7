import { taxWithin } from '@wondercast/core/bookings/invoicing/invoice';
import type { LocalDate } from '@wondercast/core/kernel/calendar';
import { currency, type MinorUnits, moneyStep, moneyStyle, plus } from '@wondercast/core/kernel/money';
import type { ShopProfile } from '@wondercast/core/shop/settings/shop-profile';
import { standardPercent } from '@wondercast/core/shop/tax/price-note';
import { taxOn } from '@wondercast/core/shop/tax/tax-of';
import type { OctoPricing } from './wire.ts';

/** The tax of what resellers buy: the standard rate of the seller's place, since nobody knows theirs. */
export interface SoldAt {
  readonly percent: number;
  /** Prices are entered without it. */
  readonly isAdded: boolean;
}

export const soldAt = (
  { tax, taxPercent }: Pick<ShopProfile, 'tax' | 'taxPercent'>,
  day: LocalDate,
): SoldAt =>
  tax
    ? { percent: standardPercent(tax, day), isAdded: tax.entered === 'net' }
    : { percent: taxPercent, isAdded: false };

/** What is paid, with the tax that it contains. */
export const pricingOf = (price: MinorUnits, { percent }: SoldAt): OctoPricing => {
  const tax = taxWithin(price, percent);
  return {
    original: price,
    retail: price,
    net: null,
    currency: currency(),
    currencyPrecision: moneyStyle().digits,
    includedTaxes: percent === 0 ? [] : [{ name: `Tax ${percent}%`, retail: tax, original: tax, net: null }],
  };
};

/** A price of the catalogue, as it is paid. */
export const offeredPricing = (price: MinorUnits, at: SoldAt): OctoPricing =>
  pricingOf(at.isAdded ? plus(price, taxOn(price, at.percent, moneyStep())) : price, at);
