import type { MailSender } from '../../kernel/mail.ts';
import { NO_TAX, type TaxSettings, taxSettingsOf } from '../tax/tax-settings.ts';
import type { Brand } from './brand-record.ts';
import { FIRST_TEXTS } from './first-texts.ts';
import { type ShopMoney, USUAL_MONEY } from './money-record.ts';
import type { OpenLimits } from './open-limits.ts';
import { type BankDetails, bankOf, type Seller, sellerOf } from './seller.ts';
import type { Selling } from './selling-record.ts';
import type { ShopSettings } from './shop-settings.ts';
import type { Texts } from './texts-record.ts';
import { type TakingTimes, USUAL_TAKING } from './times-record.ts';

/** Facts that only the configuration has. */
interface FixedProfile {
  /** Without trailing slash. */
  readonly publicUrl: string;
  readonly payments: 'simulator' | 'stripe';
  /** Hosts whose video players a page may embed (decision 051). */
  readonly videoHosts: readonly string[];
  /** Retention period of issued invoices. */
  readonly invoiceRetentionYears: number;
  /** How long a request waits for the mail server, in milliseconds. */
  readonly mailPatienceMs: number;
  /** How much an account of a customer may have open at a time. */
  readonly openLimits: OpenLimits;
}

/** The values of the configuration, until somebody sets others in the shop. */
export interface FirstProfile extends FixedProfile {
  readonly brand: Brand;
  readonly selling: Selling;
}

/** The shop's public facts as they are now (decision 138). Read them when they are needed, and do not keep them. */
export interface ShopProfile extends FirstProfile {
  readonly name: string;
  readonly mail: string;
  readonly logo: string | null;
  readonly sender: MailSender;
  /** The text below every mail, which may have several lines; blank for none. */
  readonly signature: string;
  /** Printed on invoices. */
  readonly seller: Seller;
  /** The tax contained in every price; 20 means 20 %. */
  readonly taxPercent: number;
  readonly bank: BankDetails | null;
  readonly daysToPay: number;
  readonly invoicePrefix: string;
  readonly money: ShopMoney;
  readonly texts: Texts;
  readonly times: TakingTimes;
  /** null while tax is off. */
  readonly tax: TaxSettings | null;
}

/** The profile: values of `settings`, or else of `first`. */
export const shopProfile = (first: FirstProfile, settings: () => ShopSettings): ShopProfile => {
  const brand = () => settings().brand ?? first.brand;
  const sellingAs = (name: string): Selling =>
    first.selling.sellerName === first.brand.name ? { ...first.selling, sellerName: name } : first.selling;
  // Until somebody sets a seller, a seller with the shop's name is renamed with the shop.
  const selling = () => settings().selling ?? sellingAs(brand().name);
  return {
    publicUrl: first.publicUrl,
    payments: first.payments,
    videoHosts: first.videoHosts,
    invoiceRetentionYears: first.invoiceRetentionYears,
    mailPatienceMs: first.mailPatienceMs,
    openLimits: first.openLimits,
    get brand() {
      return brand();
    },
    get selling() {
      return selling();
    },
    get name() {
      return brand().name;
    },
    get mail() {
      return brand().mail;
    },
    get logo() {
      return brand().logo;
    },
    get sender() {
      const { senderName, senderAddress, replyTo } = brand();
      return { name: senderName, address: senderAddress, replyTo };
    },
    get signature() {
      return brand().signature;
    },
    get seller() {
      return sellerOf(selling());
    },
    get taxPercent() {
      return selling().taxPercent;
    },
    get bank() {
      return bankOf(selling());
    },
    get daysToPay() {
      return selling().daysToPay;
    },
    get invoicePrefix() {
      return selling().invoicePrefix;
    },
    get money() {
      return settings().money ?? USUAL_MONEY;
    },
    get texts() {
      return settings().texts ?? FIRST_TEXTS;
    },
    get times() {
      return settings().times ?? USUAL_TAKING;
    },
    get tax() {
      return taxSettingsOf(settings().tax ?? NO_TAX);
    },
  };
};
