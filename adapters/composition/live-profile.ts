import { setMoneyStyle } from '@wondercast/core/kernel/money';
import { moneyStyleOf } from '@wondercast/core/kernel/money-style';
import { defaultsOf } from '@wondercast/core/kernel/records/field';
import { BRAND } from '@wondercast/core/shop/settings/brand-record';
import { USUAL_SELLING } from '@wondercast/core/shop/settings/selling-record';
import {
  type FirstProfile,
  type ShopProfile,
  shopProfile,
} from '@wondercast/core/shop/settings/shop-profile';
import { NOTHING_SET, type ShopSettings } from '@wondercast/core/shop/settings/shop-settings';
import type { Config } from './config.ts';

/** The shop's profile according to the configuration. */
export const firstProfile = (config: Config): FirstProfile => ({
  publicUrl: config.publicUrl,
  payments: config.payments,
  videoHosts: config.videoHosts,
  invoiceRetentionYears: config.invoiceRetentionYears,
  mailPatienceMs: config.mailPatienceMs,
  openLimits: config.openLimits,
  brand: {
    ...defaultsOf(BRAND),
    name: config.brand.name,
    mail: config.brand.mail,
    senderName: config.mailFrom.name,
    senderAddress: config.mailFrom.address,
    logo: config.brand.logo,
  },
  selling: {
    ...USUAL_SELLING,
    sellerName: config.seller.name,
    sellerAddress: config.seller.address.join('\n'),
    sellerTaxId: config.seller.taxId,
    sellerEmail: config.seller.email,
    sellerPhone: config.seller.phone,
    sellerWebsite: config.seller.website,
    taxPercent: config.taxRate,
  },
});

/** The only source of the shop's name and selling facts (decision 138). */
export interface LiveProfile {
  readonly profile: ShopProfile;
  /** Applies new settings to the profile and to the currency of this process. */
  follow(settings: ShopSettings): void;
}

export const liveProfile = (config: Config): LiveProfile => {
  let settings = NOTHING_SET;
  const profile = shopProfile(firstProfile(config), () => settings);
  return {
    profile,
    follow: (next) => {
      settings = next;
      const { currency, locale } = profile.money;
      setMoneyStyle(moneyStyleOf(currency, locale));
    },
  };
};
