import type { Said } from '../../../kernel/records/field.ts';
import { invalid } from '../../../kernel/refusal.ts';
import { assertVersion } from '../../../kernel/version.ts';
import { type AdminWork, asAdmin } from '../../../people/as-admin.ts';
import { editOf } from '../../../people/audit/edit.ts';
import { recordOf } from '../../../people/audit/record.ts';
import { type Caller, requireAdmin } from '../../../people/caller.ts';
import { isUploaded, NO_LOGO_ADDRESS } from '../../../shop/settings/brand-record.ts';
import type { WithLastChange } from '../../../shop/settings/last-change.ts';
import type { ShopMoney } from '../../../shop/settings/money-record.ts';
import type { Setting, SettingsByName } from '../../../shop/settings/registry.ts';
import { USUAL_REMINDERS } from '../../../shop/settings/reminders-record.ts';
import type { SaidOf } from '../../../shop/settings/rules.ts';
import { NO_WEBSITE } from '../../../shop/settings/selling-record.ts';
import {
  SETTING_RECORDS,
  type SettingRecords,
  type SettingsGroup,
} from '../../../shop/settings/setting-records.ts';
import type { ShopProfile } from '../../../shop/settings/shop-profile.ts';
import { withLastChange } from '../../../shop/settings/steps/with-last-change.ts';
import { USUAL_TAKING } from '../../../shop/settings/times-record.ts';
import type { MoneySet } from '../money-set.ts';
import type { OfficePorts, OfficeStore } from '../ports.ts';
import { changeCurrency } from '../steps/change-currency.ts';

type Part<Name extends SettingsGroup> = WithLastChange<Setting<SettingsByName[Name]>>;
type Parts = { readonly [Name in SettingsGroup]: Part<Name> };

/** Each part with its version; version 0 where nobody has set it. */
export type AllSettings = Parts & { readonly money: MoneySet };

/** The value of a part that nobody has set. */
const UNSET: { readonly [Name in SettingsGroup]: (profile: ShopProfile) => SettingsByName[Name] } = {
  brand: ({ brand }) => brand,
  selling: ({ selling }) => selling,
  money: ({ money }) => money,
  reminders: () => USUAL_REMINDERS,
  times: () => USUAL_TAKING,
  texts: ({ texts }) => texts,
};

/** Makes the function that turns a part into what the audit log records. */
const recordOfPart = <Name extends SettingsGroup>(name: Name) =>
  recordOf(SETTING_RECORDS[name]) as (value: SettingsByName[Name]) => Said;

const found = async <Name extends SettingsGroup>(
  { settings }: Pick<OfficeStore, 'settings'>,
  name: Name,
  profile: ShopProfile,
): Promise<Setting<SettingsByName[Name]>> =>
  (await settings.byName(name)) ?? { value: UNSET[name](profile), version: 0 };

/**
 * All settings of the shop, with the configuration's values where nothing is set.
 * @throws Refusal 'unauthenticated' or 'forbidden'
 */
export const shopSettings =
  ({ read, profile }: Pick<OfficePorts, 'read' | 'profile'>) =>
  async (caller: Caller): Promise<AllSettings> => {
    requireAdmin(caller);
    const names = Object.keys(SETTING_RECORDS) as SettingsGroup[];
    const all = names.map(
      async (name) =>
        [name, await withLastChange(read, await found(read, name, profile), 'settings', name)] as const,
    );
    const parts = Object.fromEntries(await Promise.all(all)) as Parts;
    return { ...parts, money: { ...parts.money, isFixed: await read.bookings.hasSold() } };
  };

interface Setter<Value> {
  /** @throws Refusal 'invalid' */
  readonly judge?: (value: Value, before: Value) => void;
  /** Other changes that belong to it, in the same unit of work. */
  readonly follow?: (act: AdminWork<OfficeStore>, value: Value, before: Value) => Promise<void>;
}

/**
 * Makes the use case that sets a part; a field that is left out stays. Every process serves the new value within a second; what is issued
 * already stays as it is. Saving the same values leaves no trace.
 * @throws Refusal 'unauthenticated', 'forbidden', 'invalid', 'conflict' (stale version)
 */
const setter =
  <Name extends SettingsGroup>(name: Name, { judge, follow }: Setter<SettingsByName[Name]> = {}) =>
  (ports: Pick<OfficePorts, 'unitOfWork' | 'now' | 'profile'>) =>
  (
    caller: Caller,
    version: number | null | undefined,
    said: SaidOf<SettingRecords[Name]>,
  ): Promise<Part<Name>> =>
    asAdmin(ports, caller, async (act) => {
      const { store, at, note } = act;
      // Edits run one after another, so that the compared value is the replaced one.
      await store.catalogue.lock();
      const before = await found(store, name, ports.profile);
      assertVersion(version, before.version);
      const value: SettingsByName[Name] = { ...before.value, ...said };
      judge?.(value, before.value);
      const changes = editOf(recordOfPart(name), before.value, value);
      if (!changes) return withLastChange(store, before, 'settings', name);
      const set = await store.settings.put(name, value, at);
      await follow?.(act, value, before.value);
      await note('settings.set', 'settings', name, changes);
      return withLastChange(store, set, 'settings', name);
    });

/** A seller with the name of the shop is renamed with it; one with another name stays. */
const renameSeller: NonNullable<Setter<SettingsByName['brand']>['follow']> = async (
  { store, at, note },
  { name: sellerName },
  before,
) => {
  // A seller that nobody has set follows the shop's name anyway.
  const value = (await store.settings.byName('selling'))?.value;
  if (!value || sellerName === before.name || value.sellerName !== before.name) return;
  await store.settings.put('selling', { ...value, sellerName }, at);
  const changes = editOf(recordOfPart('selling'), value, { ...value, sellerName });
  if (changes) await note('settings.set', 'settings', 'selling', changes);
};

// The logo must be an upload: a picture on another host would have to be fetched.
export const setBrand = setter('brand', {
  judge: ({ logo }, before) => {
    if (logo !== null && logo !== before.logo && !isUploaded(logo)) throw invalid('logo', NO_LOGO_ADDRESS);
  },
  follow: renameSeller,
});

export const setSelling = setter('selling', {
  // A shop that runs on one machine may itself be served without TLS.
  judge: ({ sellerWebsite }, before) => {
    if (sellerWebsite !== before.sellerWebsite && !sellerWebsite.startsWith('https://'))
      throw invalid('sellerWebsite', NO_WEBSITE);
  },
});

// The currency can change only while nothing was sold: every price keeps its number. The way money is written can always change.
const setAllMoney = setter('money', {
  follow: ({ store, at }, { currency }, before) => changeCurrency(store, before.currency, currency, at),
});

/**
 * Sets how money is written, like the other parts; another currency is refused ('conflict') once something was sold, or where decimals of a
 * price would be lost.
 */
export const setMoney =
  (ports: Pick<OfficePorts, 'unitOfWork' | 'read' | 'now' | 'profile'>) =>
  async (caller: Caller, version: number | null | undefined, given: ShopMoney): Promise<MoneySet> => ({
    ...(await setAllMoney(ports)(caller, version, given)),
    isFixed: await ports.read.bookings.hasSold(),
  });

export const setReminders = setter('reminders');

/** Sets the terms of free times. Times that are taken or held already stay. */
export const setTimes = setter('times');

export const setTexts = setter('texts');
