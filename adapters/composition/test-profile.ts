import { TEST_PATH } from '@wondercast/core/people/partners/test-data';
import { TEST_SERIES } from '@wondercast/core/shop/settings/selling-record';
import { type ShopProfile, shopProfile } from '@wondercast/core/shop/settings/shop-profile';
import { maskedSelling, maskedTax } from '@wondercast/core/shop/settings/test-selling';
import type { Config } from './config.ts';
import { firstProfile } from './live-profile.ts';

/** The test shop's profile: the live profile, but without ways to pay, and with links to the test shop itself. */
export const testProfile = (config: Config, live: ShopProfile): ShopProfile => {
  const first = {
    ...firstProfile(config),
    publicUrl: config.publicUrl + TEST_PATH,
    payments: 'simulator' as const,
  };
  return shopProfile(first, () => ({
    brand: live.brand,
    selling: { ...maskedSelling(live.selling), invoicePrefix: `${TEST_SERIES}${live.invoicePrefix}` },
    money: live.money,
    texts: live.texts,
    times: live.times,
    tax: maskedTax(live.tax),
  }));
};
