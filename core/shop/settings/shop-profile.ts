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

/** Facts that only the configuration knows. */
interface FixedProfile {
  /** Without trailing slash. */
  readonly publicUrl: string;
  readonly payments: 'simulator' | 'stripe';
  /** Hosts whose players a page may frame (decision 051). */
  readonly videoHosts: readonly string[];
  /** How long issued invoices are kept. */
  readonly invoiceRetentionYears: number;
  /** Milliseconds that the mail server may take while a request waits for it. */
  readonly mailPatienceMs: number;
  /** What an account of a customer may have open at once. */
  readonly openLimits: OpenLimits;
}

/** What holds until somebody sets it in the shop. */
export interface FirstProfile extends FixedProfile {
  readonly brand: Brand;
  readonly selling: Selling;
}

/** Public facts about this shop as they are now (decision 138): read them when they are needed, never before. */
export interface ShopProfile extends FirstProfile {
  readonly name: string;
  readonly mail: string;
  readonly logo: string | null;
  readonly sender: MailSender;
  /** Below every mail, of several lines; blank is none. */
  readonly signature: string;
  /** Printed on invoices. */
  readonly seller: Seller;
  /** Contained in every price; 20 is 20 %. */
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

/** The profile over `first`, wherever `settings` says nothing else. */
export const shopProfile = (first: FirstProfile, settings: () => ShopSettings): ShopProfile => {
  const brand = () => settings().brand ?? first.brand;
  const sellingAs = (name: string): Selling =>
    first.selling.sellerName === first.brand.name ? { ...first.selling, sellerName: name } : first.selling;
  // Until somebody sets who sells, a seller that is called as the shop is renamed with it.
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
