import { invalid } from '../../../kernel/refusal.ts';
import { assertVersion } from '../../../kernel/version.ts';
import { type AdminWork, asAdmin } from '../../../people/as-admin.ts';
import { editOf } from '../../../people/audit/edit.ts';
import { recordBy } from '../../../people/audit/record.ts';
import { type Caller, requireAdmin } from '../../../people/caller.ts';
import { type Brand, isUploaded, NO_LOGO_ADDRESS } from '../../../shop/settings/brand.ts';
import type { WithLastChange } from '../../../shop/settings/last-change.ts';
import type { Setting, SettingsByName } from '../../../shop/settings/registry.ts';
import { type Reminders, USUAL_REMINDERS } from '../../../shop/settings/reminders.ts';
import type { SettingsGroup } from '../../../shop/settings/rules.ts';
import { NO_WEBSITE, type Selling } from '../../../shop/settings/selling.ts';
import type { ShopMoney } from '../../../shop/settings/shop-money.ts';
import type { ShopProfile } from '../../../shop/settings/shop-profile.ts';
import { withLastChange } from '../../../shop/settings/steps/with-last-change.ts';
import { type TakingTimes, USUAL_TAKING } from '../../../shop/settings/taking-times.ts';
import type { Texts } from '../../../shop/settings/texts.ts';
import type { MoneySet } from '../money-set.ts';
import type { OfficePorts, OfficeStore } from '../ports.ts';
import { changeCurrency } from '../steps/change-currency.ts';

/** Each group with its version; 0 where nobody has set it. */
export type AllSettings = {
  readonly [Group in Exclude<SettingsGroup, 'money'>]: WithLastChange<Setting<SettingsByName[Group]>>;
} & { readonly money: MoneySet };

type Found = Pick<OfficeStore, 'settings'>;

const first = <Value>(value: Value): Setting<Value> => ({ value, version: 0 });

const found = async <Group extends SettingsGroup>(
  { settings }: Found,
  group: Group,
  unset: SettingsByName[Group],
): Promise<Setting<SettingsByName[Group]>> => (await settings.byName(group)) ?? first(unset);

/** Everything that is set in the shop, or what the configuration says instead. @throws Refusal 'unauthenticated' or 'forbidden' */
export const shopSettings =
  ({ read, profile }: Pick<OfficePorts, 'read' | 'profile'>) =>
  async (caller: Caller): Promise<AllSettings> => {
    requireAdmin(caller);
    const shown = async <Group extends SettingsGroup>(group: Group, unset: SettingsByName[Group]) =>
      withLastChange(read, await found(read, group, unset), 'settings', group);
    const [brand, selling, money, reminders, times, texts] = await Promise.all([
      shown('brand', profile.brand),
      shown('selling', profile.selling),
      shown('money', profile.money),
      shown('reminders', USUAL_REMINDERS),
      shown('times', USUAL_TAKING),
      shown('texts', profile.texts),
    ]);
    return {
      brand,
      selling,
      money: { ...money, isFixed: await read.bookings.hasSold() },
      reminders,
      times,
      texts,
    };
  };

interface Group<Value extends object> {
  readonly unset: (profile: ShopProfile) => Value;
  readonly record: (value: Value) => Readonly<Record<string, unknown>>;
  /** @throws Refusal 'invalid' */
  readonly judge?: (value: Value, before: Value) => void;
  /** What else changes with it, in the same unit of work. */
  readonly follow?: (act: AdminWork<OfficeStore>, value: Value, before: Value) => Promise<void>;
}

/**
 * Sets a group. Every process serves it within a second; what is issued already stays as it is. Setting what holds already leaves no
 * trace.
 * @throws Refusal 'unauthenticated', 'forbidden', 'invalid', 'conflict' (stale version)
 */
const setter =
  <Name extends SettingsGroup>(name: Name, { unset, record, judge, follow }: Group<SettingsByName[Name]>) =>
  (ports: Pick<OfficePorts, 'unitOfWork' | 'now' | 'profile'>) =>
  (
    caller: Caller,
    version: number | null | undefined,
    value: SettingsByName[Name],
  ): Promise<WithLastChange<Setting<SettingsByName[Name]>>> =>
    asAdmin(ports, caller, async (act) => {
      const { store, at, note } = act;
      // One editor after the other, so that what is compared is what is replaced.
      await store.catalogue.hold();
      const before = await found(store, name, unset(ports.profile));
      assertVersion(version, before.version);
      judge?.(value, before.value);
      const changes = editOf(record, before.value, value);
      if (!changes) return withLastChange(store, before, 'settings', name);
      const set = await store.settings.put(name, value, at);
      await follow?.(act, value, before.value);
      await store.catalogue.touchSettings();
      await note('settings.set', 'settings', name, changes);
      return withLastChange(store, set, 'settings', name);
    });

const recordOfSelling = recordBy<Selling>({
  sellerName: 'shown',
  sellerAddress: 'shown',
  sellerTaxId: 'shown',
  sellerEmail: 'shown',
  sellerPhone: 'shown',
  sellerWebsite: 'shown',
  taxPercent: 'shown',
  bankHolder: 'shown',
  bankName: 'shown',
  iban: 'shown',
  bic: 'shown',
  daysToPay: 'shown',
  invoicePrefix: 'shown',
});

/** A seller that was called as the shop is renamed with it; one that was set apart stays. */
const renameSeller: NonNullable<Group<Brand>['follow']> = async (
  { store, at, note },
  { name: sellerName },
  before,
) => {
  // One that nobody has set follows by itself.
  const value = (await store.settings.byName('selling'))?.value;
  if (!value || sellerName === before.name || value.sellerName !== before.name) return;
  await store.settings.put('selling', { ...value, sellerName }, at);
  const changes = editOf(recordOfSelling, value, { ...value, sellerName });
  if (changes) await note('settings.set', 'settings', 'selling', changes);
};

// A picture of another host would have to be fetched, so the logo is uploaded.
const setWholeBrand = setter('brand', {
  unset: ({ brand }) => brand,
  record: recordBy<Brand>({
    name: 'shown',
    mail: 'shown',
    senderName: 'shown',
    senderAddress: 'shown',
    replyTo: 'shown',
    signature: 'shown',
    logo: 'shown',
  }),
  judge: ({ logo }, before) => {
    if (logo !== null && logo !== before.logo && !isUploaded(logo)) throw invalid('logo', NO_LOGO_ADDRESS);
  },
  follow: renameSeller,
});

/** As every setter; without `replyTo` or `signature` these stay. */
export const setBrand =
  (ports: Pick<OfficePorts, 'unitOfWork' | 'read' | 'now' | 'profile'>) =>
  async (
    caller: Caller,
    version: number | null | undefined,
    given: Omit<Brand, 'replyTo' | 'signature'> & {
      readonly replyTo?: string | null | undefined;
      readonly signature?: string | undefined;
    },
  ): Promise<WithLastChange<Setting<Brand>>> => {
    const { value } = await found(ports.read, 'brand', ports.profile.brand);
    const { replyTo = value.replyTo, signature = value.signature, ...others } = given;
    return setWholeBrand(ports)(caller, version, { ...others, replyTo, signature });
  };

export const setSelling = setter('selling', {
  unset: ({ selling }) => selling,
  record: recordOfSelling,
  // A shop on one machine is itself served without TLS.
  judge: ({ sellerWebsite }, before) => {
    if (sellerWebsite !== before.sellerWebsite && !sellerWebsite.startsWith('https://'))
      throw invalid('sellerWebsite', NO_WEBSITE);
  },
});

// Another currency only while nothing was sold: every price keeps its number. Another way to write money is free.
const setAllMoney = setter('money', {
  unset: ({ money }) => money,
  record: recordBy<ShopMoney>({ currency: 'shown', locale: 'shown' }),
  follow: ({ store, at }, { currency }, before) => changeCurrency(store, before.currency, currency, at),
});

/** As every setter; another currency is refused ('conflict') once something was sold, or where decimals of a price would be lost. */
export const setMoney =
  (ports: Pick<OfficePorts, 'unitOfWork' | 'read' | 'now' | 'profile'>) =>
  async (caller: Caller, version: number | null | undefined, given: ShopMoney): Promise<MoneySet> => ({
    ...(await setAllMoney(ports)(caller, version, given)),
    isFixed: await ports.read.bookings.hasSold(),
  });

const setAllReminders = setter('reminders', {
  unset: () => USUAL_REMINDERS,
  record: recordBy<Reminders>({ days: 'shown', reviewDays: 'shown' }),
});

/** As every setter; without `reviewDays` that stays as it is. */
export const setReminders =
  (ports: Pick<OfficePorts, 'unitOfWork' | 'read' | 'now' | 'profile'>) =>
  async (
    caller: Caller,
    version: number | null | undefined,
    given: Pick<Reminders, 'days'> & { readonly reviewDays?: number | null | undefined },
  ): Promise<WithLastChange<Setting<Reminders>>> => {
    const { value } = await found(ports.read, 'reminders', USUAL_REMINDERS);
    const { days, reviewDays = value.reviewDays } = given;
    return setAllReminders(ports)(caller, version, { days, reviewDays });
  };

/** What is taken or held already stays as it is. */
export const setTimes = setter('times', {
  unset: () => USUAL_TAKING,
  record: recordBy<TakingTimes>({ paidFirst: 'shown', partnerUnits: 'shown' }),
});

export const setTexts = setter('texts', {
  unset: ({ texts }) => texts,
  record: recordBy<Texts>({ about: 'shown', contact: 'shown', terms: 'shown', privacy: 'shown' }),
});
