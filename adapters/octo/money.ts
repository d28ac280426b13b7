import { taxWithin } from '@wondercast/core/bookings/invoicing/invoice';
import type { MinorUnits } from '@wondercast/core/kernel/money';
import type { OctoPricing } from './wire.ts';

/** A price, with the tax that it contains. */
export const pricingOf = (price: MinorUnits, taxPercent: number): OctoPricing => {
  const tax = taxWithin(price, taxPercent);
  return {
    original: price,
    retail: price,
    net: null,
    currency: 'USD',
    currencyPrecision: 2,
    includedTaxes:
      taxPercent === 0 ? [] : [{ name: `Tax ${taxPercent}%`, retail: tax, original: tax, net: null }],
  };
};
