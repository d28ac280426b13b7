import { defaultsOf } from '@wondercast/core/kernel/records/field';
import { BRAND } from '@wondercast/core/shop/settings/brand-record';
import { USUAL_SELLING } from '@wondercast/core/shop/settings/selling-record';
import {
  type FirstProfile,
  type ShopProfile,
  shopProfile,
} from '@wondercast/core/shop/settings/shop-profile';
import { NOTHING_SET } from '@wondercast/core/shop/settings/shop-settings';
import { aSeller } from './builders.ts';

/** A shop in which nobody has set anything, with the seller of the tests. */
export const aProfile = (change: Partial<FirstProfile> = {}): ShopProfile => {
  const seller = aSeller();
  const first: FirstProfile = {
    publicUrl: 'https://shop.example',
    payments: 'simulator',
    videoHosts: [],
    invoiceRetentionYears: 10,
    mailPatienceMs: 10_000,
    openLimits: { bookings: 200, units: 5_000 },
    brand: {
      ...defaultsOf(BRAND),
      name: 'Wondercast',
      mail: 'hello@wondercast.example',
      senderName: 'Wondercast',
      senderAddress: 'hello@wondercast.example',
      logo: null,
    },
    selling: {
      ...USUAL_SELLING,
      sellerName: seller.name,
      sellerAddress: seller.address.join('\n'),
      sellerTaxId: seller.taxId,
      sellerEmail: seller.email,
      sellerPhone: seller.phone,
      sellerWebsite: seller.website,
      taxPercent: 0,
    },
    ...change,
  };
  return shopProfile(first, () => NOTHING_SET);
};
