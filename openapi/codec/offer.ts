import type { CartExperience } from '@wondercast/core/buying/cart/cart';
import { toMinorUnits } from '@wondercast/core/kernel/money';
import type { OfferedAddOn } from '@wondercast/core/shop/catalogue/offer';
import { pricesOf } from '@wondercast/core/shop/pricing/price-fields';
import { tierPrices } from '@wondercast/core/shop/pricing/tiers';
import type { Wire } from './wire.ts';

/* Apart from the encoders of records: pages for visitors load no rules. */

/** What a cart stores of an experience. */
export const decodeOfferedExperience = (wire: Wire<'Experience'>): CartExperience => {
  const dollars = pricesOf(wire);
  return {
    id: wire.id,
    slug: wire.slug,
    title: wire.title,
    duration: wire.duration,
    imageUrl: wire.imageUrl,
    bookingMode: wire.bookingMode,
    prices: tierPrices((tier) => toMinorUnits(dollars[tier])),
  };
};

export const decodeOfferedAddOn = ({ id, name, price }: Wire<'AddOn'>): OfferedAddOn => ({
  id,
  name,
  price: toMinorUnits(price),
});
